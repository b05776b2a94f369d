CREATE OR REPLACE FUNCTION public.reference_forgotten(reference text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE
    WHEN reference IS NULL THEN NULL
    WHEN reference ~ '^[6-9][0-9]{9}$' THEN '(forgotten)'
    WHEN reference ~* '^((UTR|UPI|NEFT|IMPS|RTGS|RRN|ARN|REF|TXN)[ .:/-]*)?[0-9]{4,22}$'
      AND reference !~ '(^|[^0-9])[6-9][0-9]{9}$' THEN reference
    WHEN reference ~ '^[A-Z]{4}[A-Z0-9][0-9]{8,17}$' THEN reference
    ELSE '(forgotten)' END
$function$;
