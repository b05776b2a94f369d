-- What only people of the shop write is written in a command (0040), or not at all. Whole rows are compared, so that a column
-- that a later migration adds is among them.
CREATE TRIGGER products_by_command BEFORE INSERT OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
-- ratings are counted with every review of a shopper
CREATE TRIGGER products_changed_by_command BEFORE UPDATE ON products FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'rating_counts' IS DISTINCT FROM to_jsonb(NEW) - 'rating_counts')
  EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER coupons_by_command BEFORE INSERT OR DELETE ON coupons
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
-- uses are counted with every order
CREATE TRIGGER coupons_changed_by_command BEFORE UPDATE ON coupons FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'uses' IS DISTINCT FROM to_jsonb(NEW) - 'uses')
  EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER variants_by_command BEFORE INSERT OR UPDATE OR DELETE ON variants
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER categories_by_command BEFORE INSERT OR UPDATE OR DELETE ON categories
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER subcategories_by_command BEFORE INSERT OR UPDATE OR DELETE ON subcategories
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER labels_by_command BEFORE INSERT OR UPDATE OR DELETE ON labels
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER brands_by_command BEFORE INSERT OR UPDATE OR DELETE ON brands
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER banners_by_command BEFORE INSERT OR UPDATE OR DELETE ON banners
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER category_banners_by_command BEFORE INSERT OR UPDATE OR DELETE ON category_banners
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER offer_banners_by_command BEFORE INSERT OR UPDATE OR DELETE ON offer_banners
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
-- shoppers and payments move orders and stock too; goods that came in or were counted are booked by people of the shop
CREATE TRIGGER order_moves_by_command BEFORE INSERT ON order_moves FOR EACH ROW
  WHEN (NEW.moved_by = 'owner') EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER stock_movements_by_command BEFORE INSERT ON stock_movements FOR EACH ROW
  WHEN (NEW.kind IN ('receive', 'adjust')) EXECUTE FUNCTION refuse_without_command();

-- Which command made what leaves the shop, moves an order or books stock: taken from the transaction by itself.
ALTER TABLE outbox ADD COLUMN IF NOT EXISTS command_id text DEFAULT nullif(current_setting('shop.command', true), '');
ALTER TABLE refunds ADD COLUMN IF NOT EXISTS command_id text DEFAULT nullif(current_setting('shop.command', true), '');
ALTER TABLE order_moves ADD COLUMN IF NOT EXISTS command_id text DEFAULT nullif(current_setting('shop.command', true), '');
ALTER TABLE stock_movements ADD COLUMN IF NOT EXISTS command_id text DEFAULT nullif(current_setting('shop.command', true), '');
CREATE INDEX outbox_command ON outbox (command_id) WHERE command_id IS NOT NULL;
CREATE INDEX refunds_command ON refunds (command_id) WHERE command_id IS NOT NULL;

-- The history is found by what was done, to which kind of record, by whom, and by a part of the record's name.
CREATE INDEX commands_name ON commands (name, at DESC, id);
CREATE INDEX commands_kind ON commands (subject_kind, at DESC, id);
CREATE INDEX commands_actor ON commands (actor, at DESC, id) WHERE actor <> 'staff';
CREATE INDEX commands_subject_name ON commands USING gin (lower(subject_name) gin_trgm_ops);

ALTER TABLE commands ADD CHECK (octet_length(input::text) <= 65536), ADD CHECK (length(reason) <= 1000);

-- The history is written once. One way leads around that: a person's data in it is forgotten, and nothing else of it changed.
CREATE FUNCTION keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgotten text[] := ARRAY['input', 'reason', 'subject_name', 'before', 'after'];
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('shop.forgetting', true), '') = 'on'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)
    AND to_jsonb(NEW) - forgotten = to_jsonb(OLD) - forgotten
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the history is only added to';
END $$;
DROP TRIGGER commands_append_only ON commands;
DROP TRIGGER changes_append_only ON changes;
CREATE TRIGGER commands_append_only BEFORE UPDATE OR DELETE ON commands FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER changes_append_only BEFORE UPDATE OR DELETE ON changes FOR EACH ROW EXECUTE FUNCTION keep_history();

-- Values that say nothing about anybody stay: those of the fields in `kept`, and that there was nothing.
CREATE FUNCTION forgotten_fields(fields jsonb, kept text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN fields IS NULL THEN NULL ELSE coalesce(
    (SELECT jsonb_object_agg(key, CASE WHEN key = ANY (kept) OR value = 'null' THEN value ELSE '"(forgotten)"' END)
       FROM jsonb_each(fields)), '{}') END
$$;

-- Forgets what the history says of these records (kinds and ids in pairs): input, reason, and the values of all fields but
-- `kept`. Who did what to which record, and when, stays. An order is named by its number, anything else by a person's name.
CREATE FUNCTION forget_in_history(kinds text[], ids text[], kept text[]) RETURNS void
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
      subject_name = CASE WHEN subject_kind = 'order' THEN subject_name ELSE '' END
    WHERE id = ANY (touched);
  UPDATE changes h SET before = forgotten_fields(h.before, kept), after = forgotten_fields(h.after, kept)
    FROM unnest(kinds, ids) AS r (kind, record) WHERE h.entity = r.kind AND h.entity_id = r.record;
  UPDATE command_answers SET answer = '{}' WHERE command_id = ANY (touched);
  PERFORM set_config('shop.forgetting', '', true);
END $$;

-- The shop's role may add to what is only added to, and nothing more. Later starts of the shop withhold it again.
DO $$
DECLARE
  kept regclass;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN RETURN; END IF;
  FOREACH kept IN ARRAY ARRAY['commands', 'changes', 'journal']::regclass[] LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %s FROM shop_app', kept);
  END LOOP;
END $$;
