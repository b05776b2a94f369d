CREATE OR REPLACE FUNCTION public.codes_of(said text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT regexp_replace(tokens.found[1], '[^a-z0-9]'::text, ''::text, 'g'::text) AS regexp_replace FROM (SELECT regexp_matches(codes_of.said, '(?<![a-z0-9])([a-z0-9]+(?:[-/.][a-z0-9]+)+)(?![a-z0-9])'::text, 'g'::text) AS regexp_matches UNION ALL SELECT regexp_matches(codes_of.said, '(?<![a-z0-9])([a-z]{1,4} [0-9]{1,6}[a-z]{0,3})(?![a-z0-9])'::text, 'g'::text) AS regexp_matches) tokens(found) WHERE ((tokens.found[1] ~ '[0-9]'::text) AND (tokens.found[1] ~ '[a-z]'::text) AND (tokens.found[1] !~ '^(x|to|of|for|no|in|is|en|din|set|box|pack|size|per|and|with) '::text)));
