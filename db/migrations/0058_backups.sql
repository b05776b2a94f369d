-- The backups of this shop: asked for by the night, in the office or at the terminal. It is about files of this machine: no backup
-- has this table's rows in it.
CREATE TABLE backups (
  id text PRIMARY KEY,
  -- wanted, running, taken (not proven yet), proven (restored beside, and everything was there), failed
  state text NOT NULL CHECK (state IN ('wanted', 'running', 'taken', 'proven', 'failed')),
  asked_by text NOT NULL CHECK (asked_by IN ('night', 'office', 'terminal')),
  -- the day in India whose nightly backup it is: one process asks for it
  night date UNIQUE,
  wanted_at timestamptz NOT NULL,
  -- when a process is to begin it, or to look whether the one that did has died; null: it is over
  due_at timestamptz,
  tries int NOT NULL DEFAULT 0,
  -- while it runs: what is done now, and how much of it, in percent
  step text,
  percent smallint CHECK (percent BETWEEN 0 AND 100),
  -- the file: where it lies on the machine that took it
  file text,
  bytes bigint,
  encrypted boolean,
  taken_at timestamptz,
  proven_at timestamptz,
  -- rows of each table, files and their bytes
  counts jsonb,
  error text,
  ended_at timestamptz,
  -- when the rule of how many are kept took the file away
  removed_at timestamptz,
  CHECK (state NOT IN ('taken', 'proven') OR (file IS NOT NULL AND taken_at IS NOT NULL)),
  CHECK ((state = 'proven') = (proven_at IS NOT NULL))
);
CREATE INDEX backups_due ON backups (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX backups_newest ON backups (wanted_at DESC);
