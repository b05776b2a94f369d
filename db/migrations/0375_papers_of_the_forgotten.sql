-- A day of a paper is a day of India, whatever zone the session is in: between midnight in India and midnight in UTC the nightly
-- job would be refused by the guard of the papers.
CREATE OR REPLACE FUNCTION keep_paper() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgotten text[] := ARRAY['document', 'person_salt'];
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('shop.forgetting', true), '') = 'on'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)
    AND (NEW.document = paper_forgotten(OLD.document)
      OR (NEW.document = paper_emptied(OLD.document)
        AND paper_kept_until(OLD.financial_year) < (now() AT TIME ZONE 'Asia/Kolkata')::date))
    AND (NEW.person_salt IS NULL OR NEW.document #> '{recipient,name}' = OLD.document #> '{recipient,name}')
    AND to_jsonb(NEW) - forgotten = to_jsonb(OLD) - forgotten
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is only added to: a paper is as it was issued', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- Empties the papers of people who were forgotten whose time is over at a moment. They have no telephone number any more, as have the
-- papers of who gave none at the counter: of those with an order, the order says whether its person was forgotten. Gives how many.
CREATE OR REPLACE FUNCTION empty_old_papers(moment timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  today date := least(moment, now()) AT TIME ZONE 'Asia/Kolkata';
  kept text;
  emptied int := 0;
  changed int;
BEGIN
  PERFORM set_config('shop.forgetting', 'on', true);
  FOREACH kept IN ARRAY ARRAY['invoices', 'credit_notes', 'receipt_vouchers', 'refund_vouchers'] LOOP
    EXECUTE format('UPDATE %I p SET document = paper_emptied(document), person_salt = NULL
      WHERE paper_kept_until(financial_year) < $1 AND document #>> ''{recipient,phone}'' = ''''
        AND document #>> ''{recipient,name}'' <> ''(forgotten)''
        AND NOT EXISTS (SELECT FROM orders o WHERE o.id = p.order_id AND o.delivery_address ? ''fullName'')', kept) USING today;
    GET DIAGNOSTICS changed = ROW_COUNT;
    emptied := emptied + changed;
  END LOOP;
  PERFORM set_config('shop.forgetting', '', true);
  RETURN emptied;
END $$;
