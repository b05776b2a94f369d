-- Invoices and credit notes are written once, and so are moves of orders and of stock: the database refuses everything else, also
-- from the shop and from who owns the tables. Papers are chained by hashes, a chain for each beginning of numbers and year, so
-- that one which was altered in spite of it is found (docs/decisions/146).

-- Read from the number: every beginning counts for itself, from 1 in each financial year.
ALTER TABLE invoices ADD COLUMN letters text, ADD COLUMN count int,
  -- what the paper says of a person is hashed apart, with a salt that goes when the person is forgotten
  ADD COLUMN person_salt uuid, ADD COLUMN person_hash bytea,
  -- of the paper before it, and of all that tax law wants kept of this one
  ADD COLUMN hash bytea;
ALTER TABLE credit_notes ADD COLUMN letters text, ADD COLUMN count int,
  ADD COLUMN person_salt uuid, ADD COLUMN person_hash bytea, ADD COLUMN hash bytea;

-- A paper without the name and the address of its buyer.
CREATE FUNCTION paper_without_person(document jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_set(document, '{recipient}', (document -> 'recipient') - '{name,address,phone}'::text[])
$$;

-- A paper whose buyer asked to be forgotten. Name and address of who is registered, and of everybody from ₹50,000 on, are wanted by
-- CGST Rule 46 (d) and (e) and stay; a telephone number is never wanted.
CREATE FUNCTION paper_forgotten(document jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN document -> 'recipient' ? 'gstin' OR (document #>> '{totals,total}')::bigint >= 5000000
    THEN jsonb_set(document, '{recipient,phone}', '""')
    ELSE jsonb_set(document, '{recipient}', document -> 'recipient' || '{"name": "(forgotten)", "address": [], "phone": ""}') END
$$;

-- Takes the place of a new paper in its series, and chains it to the one before.
CREATE FUNCTION chain_paper() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before bytea;
BEGIN
  NEW.letters := split_part(NEW.number, '/', 1);
  NEW.count := split_part(NEW.number, '/', 3)::int;
  EXECUTE format('SELECT hash FROM %I WHERE letters = $1 AND financial_year = $2 AND count = $3', TG_TABLE_NAME)
    INTO before USING NEW.letters, NEW.financial_year, NEW.count - 1;
  NEW.person_salt := gen_random_uuid();
  NEW.person_hash := sha256(convert_to(jsonb_build_array(
    NEW.person_salt, NEW.document #> '{recipient,name}', NEW.document #> '{recipient,address}')::text, 'UTF8'));
  NEW.hash := sha256(coalesce(before, '') || NEW.person_hash || convert_to(jsonb_build_array(
    NEW.order_id, NEW.number, NEW.financial_year, (extract(epoch FROM NEW.issued_at) * 1000000)::bigint,
    paper_without_person(NEW.document))::text, 'UTF8'));
  RETURN NEW;
END $$;

-- Those that are there are chained in the order of their numbers.
CREATE UNIQUE INDEX invoices_in_series ON invoices (letters, financial_year, count);
CREATE UNIQUE INDEX credit_notes_in_series ON credit_notes (letters, financial_year, count);
CREATE TRIGGER chain_invoices BEFORE INSERT OR UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION chain_paper();
CREATE TRIGGER chain_credit_notes BEFORE INSERT OR UPDATE ON credit_notes FOR EACH ROW EXECUTE FUNCTION chain_paper();
DO $$
DECLARE
  paper text;
BEGIN
  FOR paper IN SELECT number FROM invoices ORDER BY financial_year, split_part(number, '/', 1), split_part(number, '/', 3)::int LOOP
    UPDATE invoices SET count = 0 WHERE number = paper;
  END LOOP;
  FOR paper IN SELECT number FROM credit_notes ORDER BY financial_year, split_part(number, '/', 1), split_part(number, '/', 3)::int LOOP
    UPDATE credit_notes SET count = 0 WHERE number = paper;
  END LOOP;
END $$;
DROP TRIGGER chain_invoices ON invoices;
DROP TRIGGER chain_credit_notes ON credit_notes;
CREATE TRIGGER chain_invoices BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION chain_paper();
CREATE TRIGGER chain_credit_notes BEFORE INSERT ON credit_notes FOR EACH ROW EXECUTE FUNCTION chain_paper();

-- A paper is changed in one way: its buyer is forgotten.
CREATE FUNCTION keep_paper() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgotten text[] := ARRAY['document', 'person_salt'];
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('shop.forgetting', true), '') = 'on'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)
    AND NEW.document = paper_forgotten(OLD.document)
    AND (NEW.person_salt IS NULL OR NEW.document #> '{recipient,name}' = OLD.document #> '{recipient,name}')
    AND to_jsonb(NEW) - forgotten = to_jsonb(OLD) - forgotten
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is only added to: a paper is as it was issued', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER keep_invoices BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_paper();
CREATE TRIGGER keep_credit_notes BEFORE UPDATE OR DELETE ON credit_notes FOR EACH ROW EXECUTE FUNCTION keep_paper();

-- Forgets the buyers of these orders on their papers. What tax law wants of them stays, and with it the chain.
CREATE FUNCTION forget_in_papers(orders text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM set_config('shop.forgetting', 'on', true);
  UPDATE invoices p SET document = paper_forgotten(document),
      person_salt = CASE WHEN paper_forgotten(document) #>> '{recipient,name}' = '(forgotten)' THEN NULL ELSE person_salt END
    WHERE order_id = ANY (orders);
  UPDATE credit_notes p SET document = paper_forgotten(document),
      person_salt = CASE WHEN paper_forgotten(document) #>> '{recipient,name}' = '(forgotten)' THEN NULL ELSE person_salt END
    WHERE order_id = ANY (orders);
  PERFORM set_config('shop.forgetting', '', true);
END $$;

-- A counter goes on by one.
CREATE FUNCTION keep_counter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.last_number = 1 THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND NEW.last_number = OLD.last_number + 1 AND NEW.last_issued_at >= OLD.last_issued_at
    AND (NEW.kind, NEW.financial_year) = (OLD.kind, OLD.financial_year)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% only counts on by one', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER keep_invoice_series BEFORE INSERT OR UPDATE OR DELETE ON invoice_series
  FOR EACH ROW EXECUTE FUNCTION keep_counter();

-- Whoever asks, and whether there is a row or none: a whole statement is refused.
CREATE FUNCTION only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER keep_order_moves BEFORE UPDATE OR DELETE ON order_moves FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
CREATE TRIGGER keep_stock_movements BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
CREATE TRIGGER keep_journal BEFORE UPDATE OR DELETE ON journal FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
CREATE TRIGGER keep_history_seals BEFORE UPDATE OR DELETE ON history_seals
  FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['invoices', 'credit_notes', 'invoice_series', 'order_moves', 'stock_movements', 'journal',
    'commands', 'changes', 'history_seals']
  LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()',
      kept || '_not_emptied', kept);
  END LOOP;
END $$;

-- Later starts of the shop withhold it again.
DO $$
DECLARE
  kept text;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN RETURN; END IF;
  FOREACH kept IN ARRAY ARRAY['invoices', 'credit_notes', 'order_moves', 'stock_movements'] LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM shop_app', kept);
  END LOOP;
  REVOKE DELETE, TRUNCATE ON invoice_series FROM shop_app;
END $$;
