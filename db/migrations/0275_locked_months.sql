-- A month whose return was filed is locked: its GSTR-1 is kept byte for byte, and no paper of its days comes any more
-- (docs/decisions/178).
CREATE TABLE locked_months (
  -- by Indian time
  month text NOT NULL CHECK (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  gstin text NOT NULL,
  -- 1, and one more each time that it is locked again
  version int NOT NULL CHECK (version > 0),
  -- as digest_of_papers had them
  papers int NOT NULL,
  papers_digest bytea NOT NULL,
  -- GSTR-1 as it was filed
  file bytea NOT NULL,
  file_digest bytea NOT NULL CHECK (file_digest = sha256(file)),
  locked_at timestamptz NOT NULL,
  locked_by text NOT NULL,
  PRIMARY KEY (month, gstin, version)
);

CREATE TABLE unlocked_months (
  month text NOT NULL,
  gstin text NOT NULL,
  version int NOT NULL,
  reason text NOT NULL CHECK (length(btrim(reason)) BETWEEN 1 AND 1000),
  unlocked_at timestamptz NOT NULL,
  unlocked_by text NOT NULL,
  PRIMARY KEY (month, gstin, version),
  FOREIGN KEY (month, gstin, version) REFERENCES locked_months
);

-- The papers that a GSTIN issued in a month of India, by their numbers and hashes: each hash stands for all before it.
CREATE FUNCTION digest_of_papers(of_month text, of_gstin text, OUT papers int, OUT digest bytea) LANGUAGE sql STABLE AS $$
  SELECT count(*)::int,
    sha256(convert_to(coalesce(string_agg(number || ' ' || encode(hash, 'hex'), E'\n' ORDER BY number, hash), ''), 'UTF8'))
  FROM (SELECT number, hash, issued_at, document FROM invoices
    UNION ALL SELECT number, hash, issued_at, document FROM credit_notes) p
  WHERE issued_at >= ((of_month || '-01')::date::timestamp AT TIME ZONE 'Asia/Kolkata')
    AND issued_at < (((of_month || '-01')::date + interval '1 month')::timestamp AT TIME ZONE 'Asia/Kolkata')
    AND document #>> '{supplier,gstin}' = of_gstin
$$;

-- Papers are dated when they are issued: one of a locked month comes from a clock that is wrong.
CREATE FUNCTION refuse_paper_of_locked_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_month text := to_char(NEW.issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM');
BEGIN
  -- who locks a month waits for papers that are on their way, and they wait for who locks
  PERFORM pg_advisory_xact_lock_shared(72311275);
  IF EXISTS (
    SELECT FROM locked_months l WHERE l.month = of_month AND l.gstin = NEW.document #>> '{supplier,gstin}'
      AND NOT EXISTS (SELECT FROM unlocked_months u WHERE (u.month, u.gstin, u.version) = (l.month, l.gstin, l.version))
  ) THEN
    RAISE EXCEPTION '% is locked: no paper of it is issued any more', of_month USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER month_of_invoice BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_paper_of_locked_month();
CREATE TRIGGER month_of_credit_note BEFORE INSERT ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_paper_of_locked_month();

-- Written by commands, and only added to.
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['locked_months', 'unlocked_months'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON %I FOR EACH ROW EXECUTE FUNCTION refuse_without_command()',
      kept || '_by_command', kept);
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()',
      'keep_' || kept, kept);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()',
      kept || '_not_emptied', kept);
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN
      EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM shop_app', kept);
    END IF;
  END LOOP;
END $$;
