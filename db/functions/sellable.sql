CREATE OR REPLACE FUNCTION public.sellable(free integer, minimum integer, multiple integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (free >= least_quantity(minimum, multiple)) THEN (free - (free % multiple)) ELSE 0 END;
