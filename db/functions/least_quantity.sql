CREATE OR REPLACE FUNCTION public.least_quantity(minimum integer, multiple integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((((minimum + multiple) - 1) / multiple) * multiple);
