-- Sales that wait at the counter until somebody resumes them, at any of its computers (docs/decisions/215). They hold no stock and no price.
CREATE TABLE parked_sales (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- what was typed: lines, customer, delivery
  content jsonb NOT NULL,
  -- counts parking and resuming: of two who do it at once, one did
  version int NOT NULL DEFAULT 1 CHECK (version > 0),
  parked_by text NOT NULL,
  parked_at timestamptz NOT NULL,
  resumed_by text,
  resumed_at timestamptz,
  CHECK ((resumed_by IS NULL) = (resumed_at IS NULL))
);
COMMENT ON COLUMN parked_sales.resumed_by IS 'Name of who has it on the screen and has not completed it; null: it waits.';
CREATE TRIGGER parked_sales_by_command BEFORE INSERT OR UPDATE ON parked_sales
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
