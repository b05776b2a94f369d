CREATE OR REPLACE FUNCTION public.words_of(plain text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT found.found[1] AS found FROM regexp_matches(words_of.plain, '([a-z0-9\u0080-\uffff]+(?:[./][0-9]+[a-z0-9\u0080-\uffff]*)*)'::text, 'g'::text) found(found));
