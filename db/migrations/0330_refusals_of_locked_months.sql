-- The refusal of a paper of a locked month has a name: of a voucher it is foreseen, and the payment goes on without
-- (docs/decisions/179).
CREATE OR REPLACE FUNCTION refuse_paper_of_locked_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_month text := to_char(NEW.issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM');
BEGIN
  -- who locks a month waits for papers that are on their way, and they wait for who locks
  PERFORM pg_advisory_xact_lock_shared(72311275);
  IF EXISTS (
    SELECT FROM locked_months l WHERE l.month = of_month AND l.gstin = NEW.document #>> '{supplier,gstin}'
      AND NOT EXISTS (SELECT FROM unlocked_months u WHERE (u.month, u.gstin, u.version) = (l.month, l.gstin, l.version))
  ) THEN
    RAISE EXCEPTION '% is locked: no paper of it is issued any more', of_month
      USING ERRCODE = 'insufficient_privilege', CONSTRAINT = 'month_of_paper_is_open';
  END IF;
  RETURN NEW;
END $$;
