CREATE OR REPLACE FUNCTION public.stars_of(counts integer[])
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (floor((round(((((((((counts)[1] + (2 * (counts)[2])) + (3 * (counts)[3])) + (4 * (counts)[4])) + (5 * (counts)[5])))::numeric * 10.0) / (NULLIF((((((counts)[1] + (counts)[2]) + (counts)[3]) + (counts)[4]) + (counts)[5]), 0))::numeric)) / (10)::numeric)))::integer;
