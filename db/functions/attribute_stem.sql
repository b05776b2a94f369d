CREATE OR REPLACE FUNCTION public.attribute_stem(key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(key, '^(min|max)-'::text, ''::text);
