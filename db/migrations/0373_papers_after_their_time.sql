-- Accounts and papers are kept for 72 months after the due date of the annual return of their year, 31 December after its end
-- (CGST Act 2017, s. 36 and s. 44). After that day nothing of a person who was forgotten stays on a paper.
CREATE FUNCTION paper_kept_until(financial_year text) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT make_date(left(financial_year, 4)::int + 7, 12, 31)
$$;

-- A paper without its person; what its hash holds of it stays.
CREATE FUNCTION paper_emptied(document jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_set(document, '{recipient}', document -> 'recipient' || '{"name": "(forgotten)", "address": [], "phone": ""}')
$$;

-- A paper is changed in two ways: its buyer is forgotten as far as tax law allows, and after its time wholly.
CREATE OR REPLACE FUNCTION keep_paper() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgotten text[] := ARRAY['document', 'person_salt'];
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('shop.forgetting', true), '') = 'on'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)
    AND (NEW.document = paper_forgotten(OLD.document)
      OR (NEW.document = paper_emptied(OLD.document) AND paper_kept_until(OLD.financial_year) < current_date))
    AND (NEW.person_salt IS NULL OR NEW.document #> '{recipient,name}' = OLD.document #> '{recipient,name}')
    AND to_jsonb(NEW) - forgotten = to_jsonb(OLD) - forgotten
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is only added to: a paper is as it was issued', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- Empties the papers of people who were forgotten (they have no telephone number any more) whose time is over at a moment. Gives
-- how many.
CREATE FUNCTION empty_old_papers(moment timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  today date := least(moment, now()) AT TIME ZONE 'Asia/Kolkata';
  kept text;
  emptied int := 0;
  changed int;
BEGIN
  PERFORM set_config('shop.forgetting', 'on', true);
  FOREACH kept IN ARRAY ARRAY['invoices', 'credit_notes', 'receipt_vouchers', 'refund_vouchers'] LOOP
    EXECUTE format('UPDATE %I SET document = paper_emptied(document), person_salt = NULL
      WHERE paper_kept_until(financial_year) < $1 AND document #>> ''{recipient,phone}'' = ''''
        AND document #>> ''{recipient,name}'' <> ''(forgotten)''', kept) USING today;
    GET DIAGNOSTICS changed = ROW_COUNT;
    emptied := emptied + changed;
  END LOOP;
  PERFORM set_config('shop.forgetting', '', true);
  RETURN emptied;
END $$;
