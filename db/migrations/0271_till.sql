-- The drawer of the counter: float, what is put in and taken out beside sales, the count, and its numbered report (docs/decisions/177).
CREATE TABLE tills (
  id text PRIMARY KEY,
  opened_at timestamptz NOT NULL,
  opened_by text NOT NULL,
  -- in paise
  float bigint NOT NULL CHECK (float >= 0),
  closed_at timestamptz
);
-- one drawer is open at a time
CREATE UNIQUE INDEX tills_one_open ON tills ((true)) WHERE closed_at IS NULL;

CREATE TABLE till_rows (
  till_id text NOT NULL REFERENCES tills,
  position int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('in', 'out')),
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (till_id, position)
);

-- The Z report of a drawer that was closed, as it was then; numbered from 1 without a gap.
CREATE TABLE z_reports (
  number int PRIMARY KEY CHECK (number > 0),
  till_id text NOT NULL UNIQUE REFERENCES tills,
  document jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

-- The drawer that was open when the counter took the money; NULL: none was.
ALTER TABLE counter_payments ADD COLUMN till_id text REFERENCES tills;
CREATE INDEX counter_payments_till ON counter_payments (till_id) WHERE till_id IS NOT NULL;

CREATE FUNCTION number_z_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.number IS DISTINCT FROM (SELECT coalesce(max(number), 0) + 1 FROM z_reports) THEN
    RAISE EXCEPTION 'z_reports are numbered one after the other' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER z_reports_in_series BEFORE INSERT ON z_reports FOR EACH ROW EXECUTE FUNCTION number_z_report();
-- a drawer that was closed stays closed
CREATE FUNCTION keep_till() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.closed_at IS NULL AND to_jsonb(NEW) - 'closed_at' = to_jsonb(OLD) - 'closed_at' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a till is only closed' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER keep_tills BEFORE UPDATE OR DELETE ON tills FOR EACH ROW EXECUTE FUNCTION keep_till();
CREATE TRIGGER tills_by_command BEFORE INSERT OR UPDATE ON tills FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER till_rows_by_command BEFORE INSERT ON till_rows FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER z_reports_by_command BEFORE INSERT ON z_reports FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['till_rows', 'z_reports'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()', 'keep_' || kept, kept);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()', kept || '_not_emptied', kept);
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN
      EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM shop_app', kept);
    END IF;
  END LOOP;
END $$;
