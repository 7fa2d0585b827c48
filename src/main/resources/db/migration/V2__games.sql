-- Whole games. Runs on H2 and on PostgreSQL alike: standard SQL only.

create table game (
    id           varchar(12)                 not null primary key,
    version      integer                     not null,
    player_id    bigint                      not null references player (id) on delete cascade,
    -- The side of that player; null for an imported record.
    seat         varchar(5),
    -- The engine's level; null for an imported record.
    level        integer,
    -- The names in an imported record.
    white_name   varchar(200)                not null,
    black_name   varchar(200)                not null,
    event        varchar(200)                not null,
    played_on    varchar(10)                 not null,
    time_control varchar(12)                 not null,
    start_fen    varchar(200)                not null,
    -- In the form of records, parted by blanks.
    moves        varchar(100000)             not null,
    -- What the side that moved had left after each ply, in milliseconds, parted by blanks; empty without clocks.
    times        varchar(100000)             not null,
    turn         varchar(5)                  not null,
    -- The clocks, in milliseconds, as they were when the one that runs was started.
    white_left   bigint                      not null,
    black_left   bigint                      not null,
    running      varchar(5),
    since        timestamp(6) with time zone,
    flag_falls   timestamp(6) with time zone,
    offer_by     varchar(5),
    offer_ply    integer                     not null,
    offer_state  varchar(10),
    winner       varchar(5),
    -- Why it ended; null while it goes on, and for a record that does not tell.
    reason       varchar(20),
    created      timestamp(6) with time zone not null,
    changed      timestamp(6) with time zone not null
);

create index game_player on game (player_id, created);
create index game_flag_falls on game (flag_falls);
create index game_reason on game (reason, seat);

-- One row: when the server was last seen alive, so that the time it was down is not charged.
create table heartbeat (
    id   integer                     not null primary key,
    beat timestamp(6) with time zone not null
);
