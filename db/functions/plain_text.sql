CREATE OR REPLACE FUNCTION public.plain_text(given text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN lower(unaccent(given));
