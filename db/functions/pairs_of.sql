CREATE OR REPLACE FUNCTION public.pairs_of(plain text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT neighbours.pair FROM (SELECT ((words.found[1] || words.found[2]) || lead(words.found[1]) OVER (ORDER BY words.place)) AS pair FROM regexp_matches(pairs_of.plain, '([a-z0-9\u0080-\uffff]+(?:[./][0-9]+[a-z0-9\u0080-\uffff]*)*)([^a-z0-9\u0080-\uffff]*)'::text, 'g'::text) WITH ORDINALITY words(found, place)) neighbours WHERE (neighbours.pair IS NOT NULL));
