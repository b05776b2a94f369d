CREATE OR REPLACE FUNCTION public.said_in(attributes jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(((each.value ->> 'text'::text) || CASE WHEN ((each.value ->> 'key'::text) = ANY (ARRAY['nominal-size'::text, 'pipe-size'::text, 'suction-size'::text, 'delivery-size'::text])) THEN ' nb ; '::text ELSE ' ; '::text END), ''::text) AS string_agg FROM jsonb_array_elements(said_in.attributes) each(value));
