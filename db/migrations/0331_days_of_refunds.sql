-- A refund that is done has the day on which it was: statements of account and the report of payments count it then
-- (docs/decisions/186).
UPDATE refunds SET paid_at = updated_at WHERE status = 'processed' AND paid_at IS NULL;

-- A process of the former version knows no such day: what it finishes has the moment at which it wrote so.
CREATE FUNCTION date_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.paid_at := NEW.updated_at;
  RETURN NEW;
END $$;
CREATE TRIGGER date_refund BEFORE INSERT OR UPDATE OF status ON refunds FOR EACH ROW
  WHEN (NEW.status = 'processed' AND NEW.paid_at IS NULL) EXECUTE FUNCTION date_refund();
