-- The history of each day is sealed: a sum of all its rows, chained with the seal before it. What is altered afterwards, by whoever
-- may write to the database, does not fit its seal any more (npm run shop -- history verify).
CREATE TABLE history_seals (
  -- in India
  day date PRIMARY KEY,
  commands int NOT NULL,
  -- of what was done on that day
  digest bytea NOT NULL,
  -- of the seal before it, the day and its digest: in the mail to the owners
  seal bytea NOT NULL,
  -- id and the beginning of the digest of each command, to say which one is not as it was
  rows bytea NOT NULL,
  sealed_at timestamptz NOT NULL
);
CREATE TRIGGER history_seals_append_only BEFORE UPDATE OR DELETE ON history_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A person's data in the history is forgotten when they ask for it, and the seal must hold all the same: the sum of what stood there
-- stays. The salt goes with the data, so that nobody finds it by trying names and numbers; what was written before has none: to give
-- it one would write a long history anew while everybody waits.
ALTER TABLE commands ADD COLUMN salt uuid, ADD COLUMN forgotten bytea;
ALTER TABLE commands ALTER COLUMN salt SET DEFAULT gen_random_uuid();
ALTER TABLE changes ADD COLUMN salt uuid, ADD COLUMN forgotten bytea;
ALTER TABLE changes ALTER COLUMN salt SET DEFAULT gen_random_uuid();

CREATE OR REPLACE FUNCTION keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgotten text[] := ARRAY['input', 'reason', 'subject_name', 'before', 'after', 'salt', 'forgotten'];
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('shop.forgetting', true), '') = 'on'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)
    AND to_jsonb(NEW) - forgotten = to_jsonb(OLD) - forgotten
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the history is only added to';
END $$;

-- As before (0045), and keeps the sums of what is forgotten, as the seals have them (server/commands/seal-queries.ts).
CREATE OR REPLACE FUNCTION forget_in_history(kinds text[], ids text[], kept text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
END $$;

-- Later starts of the shop withhold it again.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON history_seals FROM shop_app;
  END IF;
END $$;
