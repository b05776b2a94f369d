CREATE OR REPLACE FUNCTION public.digest_of_papers(of_month text, of_gstin text, OUT papers integer, OUT digest bytea)
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
