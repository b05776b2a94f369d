-- One row for each thing that somebody of the shop did.
CREATE TABLE commands (
  -- made in the browser: a command with this id is done once
  id uuid PRIMARY KEY,
  name text NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL CHECK (actor IN ('staff', 'terminal', 'system')),
  staff_id text REFERENCES staff,
  -- as it was called then; at the terminal: the user of the machine
  by_name text NOT NULL,
  session_id text,
  network text,
  request_id text,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  -- how people call the subject: the order's number, the person's name
  subject_name text NOT NULL DEFAULT '',
  reason text,
  -- without secrets
  input jsonb NOT NULL,
  undoes uuid UNIQUE REFERENCES commands,
  CHECK ((actor = 'staff') = (staff_id IS NOT NULL))
);
CREATE INDEX commands_at ON commands (at DESC, id);
CREATE INDEX commands_subject ON commands (subject_kind, subject_id, at DESC);
CREATE INDEX commands_staff ON commands (staff_id, at DESC);

-- One row for each record that a command changed: the changed fields only.
CREATE TABLE changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  command_id uuid NOT NULL REFERENCES commands,
  entity text NOT NULL,
  entity_id text NOT NULL,
  -- null: it was made by this command
  before jsonb,
  -- null: it is gone by this command
  after jsonb
);
CREATE INDEX changes_entity ON changes (entity, entity_id, id DESC);
CREATE INDEX changes_command ON changes (command_id);

-- What was answered to a command, for who asks again with the same id. Forgotten after a day.
CREATE TABLE command_answers (
  command_id uuid PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff ON DELETE CASCADE,
  -- of name and input: the same id with something else is no repeat
  fingerprint bytea NOT NULL,
  answer jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX command_answers_at ON command_answers (at);

-- The history is written once.
CREATE TRIGGER commands_append_only BEFORE UPDATE OR DELETE ON commands
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER changes_append_only BEFORE UPDATE OR DELETE ON changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What only people of the shop write is written in a command, or not at all.
CREATE FUNCTION refuse_without_command() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('shop.command', true), '') = '' THEN
    RAISE EXCEPTION '% is changed by a command only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER staff_by_command BEFORE INSERT OR DELETE OR UPDATE OF name, email, roles, limits, active ON staff
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
