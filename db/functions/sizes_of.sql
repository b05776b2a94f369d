CREATE OR REPLACE FUNCTION public.sizes_of(said text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT cut.size FROM (SELECT btrim(found.found[1], ' ,;:()[]|'::text) AS size FROM regexp_matches(sizes_of.said, 'm? ?[0-9][0-9./]*(?:[- ][0-9]+/[0-9]+)?(?: ?-?(?:sq )?[a-z"''°]+)?(?: ?(?:x|-|to) ?[0-9][0-9./]*(?:[- ][0-9]+/[0-9]+)?(?: ?-?(?:sq )?[a-z"''°]+)?)*(?: nb)?(?:[^a-z0-9]|$)'::text, 'g'::text) found(found) UNION ALL SELECT found.found[1] AS found FROM regexp_matches(sizes_of.said, '(?:single|one|three|[13])[ -]?ph(?:ase)?'::text, 'g'::text) found(found) WHERE (sizes_of.said ~~ '%ph%'::text)) cut WHERE (((length(cut.size) >= 2) AND (length(cut.size) <= 40)) AND (cut.size ~ '[a-z"°]'::text)));
