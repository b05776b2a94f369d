-- Work on many goods at once: looked at first, done when somebody says so, by whichever process is free, one at a time.
CREATE TABLE jobs (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('import', 'bulk')),
  -- asks: somebody has to say what columns mean; ready: somebody has to say that it is to be done
  state text NOT NULL CHECK (state IN ('looking', 'asks', 'ready', 'applying', 'done', 'failed', 'cancelled')),
  title text NOT NULL CHECK (title <> ''),
  -- of an import what is to be read and how; of a bulk change which goods and what
  params jsonb NOT NULL,
  -- of an import, until it has come to an end
  file bytea CHECK (octet_length(file) <= 10485760),
  rows_total int NOT NULL DEFAULT 0,
  rows_done int NOT NULL DEFAULT 0,
  -- {new, changed, same, wrong}, and of an import how the file was read
  result jsonb,
  -- why it failed, as people read it
  problem text,
  staff_id text REFERENCES staff,
  by_name text NOT NULL,
  -- who said that it is to be done, as the history names them, with the command's id
  command jsonb,
  cancel_asked boolean NOT NULL DEFAULT false,
  tries int NOT NULL DEFAULT 0,
  -- lent to one process until then
  leased_until timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX jobs_newest ON jobs (created_at DESC, id);
CREATE INDEX jobs_waiting ON jobs (updated_at) WHERE state IN ('looking', 'applying');

-- What each row would do, but those that change nothing.
CREATE TABLE job_rows (
  job_id text NOT NULL REFERENCES jobs ON DELETE CASCADE,
  position int NOT NULL,
  row int NOT NULL,
  product text NOT NULL,
  variant text,
  name text NOT NULL,
  state text NOT NULL CHECK (state IN ('new', 'changed', 'wrong')),
  diffs jsonb NOT NULL,
  problems jsonb NOT NULL,
  PRIMARY KEY (job_id, position)
);
CREATE INDEX job_rows_state ON job_rows (job_id, state, position);

-- What the columns of a supplier's list mean, as somebody said it the last time: {head: column, or '' where it is not read}.
CREATE TABLE head_meanings (
  list text PRIMARY KEY CHECK (list <> ''),
  meanings jsonb NOT NULL CHECK (jsonb_typeof(meanings) = 'object'),
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
CREATE TRIGGER head_meanings_by_command BEFORE INSERT OR UPDATE OR DELETE ON head_meanings
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
