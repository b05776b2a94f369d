CREATE OR REPLACE FUNCTION public.title_of(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(name, '(?!^)(,|[(]| with | for | per | of |(?<![0-9"]) in ).*$'::text, ''::text);
