-- Reviews of games. Runs on H2 and on PostgreSQL alike: standard SQL only.

create table review (
    game_id   varchar(12)                 not null primary key references game (id) on delete cascade,
    version   integer                     not null,
    -- Who asked for it.
    player_id bigint                      not null references player (id) on delete cascade,
    -- A line for each position that is done, the game's last one first.
    findings  varchar(1000000)            not null,
    done      integer                     not null,
    total     integer                     not null,
    -- The plies of the mistakes that the player has put right, parted by blanks.
    solved    varchar(4000)               not null,
    asked     timestamp(6) with time zone not null,
    -- Null while it waits or is being worked on.
    finished  timestamp(6) with time zone
);

create index review_finished on review (finished, asked);
create index review_player on review (player_id);
