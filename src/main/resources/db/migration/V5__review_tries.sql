-- How often the next position of a review could not be done. Runs on H2 and on PostgreSQL alike: standard SQL only.

alter table review add column tries integer default 0 not null;
