-- Days and midnights in India, in one place (shared/india-time.ts is that of the program). Both are inlined, so indexes of moments serve.
CREATE FUNCTION indian_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (moment AT TIME ZONE 'Asia/Kolkata')::date
$$;

CREATE FUNCTION indian_midnight(day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT day::timestamp AT TIME ZONE 'Asia/Kolkata'
$$;

CREATE OR REPLACE FUNCTION digest_of_papers(of_month text, of_gstin text, OUT papers integer, OUT digest bytea)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  SELECT count(*)::int,
    sha256(convert_to(coalesce(string_agg(number || ' ' || encode(hash, 'hex'), E'\n' ORDER BY number, hash), ''), 'UTF8'))
  FROM (SELECT number, hash, issued_at, document FROM invoices
    UNION ALL SELECT number, hash, issued_at, document FROM credit_notes
    UNION ALL SELECT number, hash, issued_at, document FROM receipt_vouchers
    UNION ALL SELECT number, hash, issued_at, document FROM refund_vouchers) p
  WHERE issued_at >= indian_midnight((of_month || '-01')::date)
    AND issued_at < indian_midnight(((of_month || '-01')::date + interval '1 month')::date)
    AND document #>> '{supplier,gstin}' = of_gstin
$function$;

CREATE OR REPLACE FUNCTION empty_old_papers(moment timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  today date := indian_day(least(moment, now()));
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
END $function$;

CREATE OR REPLACE FUNCTION keep_paper()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  forgotten text[] := ARRAY['document', 'person_salt'];
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('shop.forgetting', true), '') = 'on'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)
    AND (NEW.document = paper_forgotten(OLD.document)
      OR (NEW.document = paper_emptied(OLD.document)
        AND paper_kept_until(OLD.financial_year) < indian_day(now())))
    AND (NEW.person_salt IS NULL OR NEW.document #> '{recipient,name}' = OLD.document #> '{recipient,name}')
    AND to_jsonb(NEW) - forgotten = to_jsonb(OLD) - forgotten
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is only added to: a paper is as it was issued', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE OR REPLACE FUNCTION refuse_paper_of_locked_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  of_month text := to_char(indian_day(NEW.issued_at)::timestamp, 'YYYY-MM');
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
END $function$;
