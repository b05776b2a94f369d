CREATE OR REPLACE FUNCTION public.forget_in_history(kinds text[], ids text[], kept text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  touched uuid[];
BEGIN
  SELECT array_agg(DISTINCT id) INTO touched FROM (
    SELECT c.id FROM unnest(kinds, ids) AS r (kind, record)
      JOIN commands c ON c.subject_kind = r.kind AND c.subject_id = r.record
    UNION ALL
    SELECT h.command_id FROM unnest(kinds, ids) AS r (kind, record)
      JOIN changes h ON h.entity = r.kind AND h.entity_id = r.record
  ) AS found (id);
  PERFORM set_config('shop.forgetting', 'on', true);
  UPDATE commands SET input = '{"forgotten": true}', reason = CASE WHEN reason IS NOT NULL THEN '(forgotten)' END,
      subject_name = CASE WHEN subject_kind = 'order' THEN subject_name ELSE '' END,
      forgotten = coalesce(forgotten,
        sha256(convert_to(jsonb_build_array(salt, subject_name, reason, input)::text, 'UTF8'))),
      salt = gen_random_uuid()
    WHERE id = ANY (touched);
  UPDATE changes h SET before = forgotten_fields(h.before, kept), after = forgotten_fields(h.after, kept),
      forgotten = coalesce(h.forgotten,
        sha256(convert_to(jsonb_build_array(h.salt, h.before, h.after)::text, 'UTF8'))),
      salt = gen_random_uuid()
    FROM unnest(kinds, ids) AS r (kind, record) WHERE h.entity = r.kind AND h.entity_id = r.record;
  UPDATE command_answers SET answer = '{}' WHERE command_id = ANY (touched);
  PERFORM set_config('shop.forgetting', '', true);
END $function$;
