-- What the owner has set, each value with the moment from which it holds; only added to, so that it is known who set what
-- when. The highest (effective_from, version) that is not in the future holds.
CREATE TABLE settings (
  key text COLLATE "C" NOT NULL,
  -- counts the values of a key in the order in which they were set
  version int NOT NULL CHECK (version > 0),
  -- of a secret only what may be shown of it
  value jsonb NOT NULL,
  -- the secret itself: AES-256-GCM under the key in DATA_DIR/office.key
  sealed bytea,
  effective_from timestamptz NOT NULL,
  set_at timestamptz NOT NULL,
  source text NOT NULL CHECK (source IN ('staff', 'terminal', 'environment', 'demo')),
  -- the id of who set it, where a person did
  set_by text,
  -- taken back before it held
  withdrawn_at timestamptz,
  PRIMARY KEY (key, version)
);

CREATE FUNCTION keep_settings() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
  IF TG_OP = 'UPDATE' AND OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL
    AND to_jsonb(NEW) - 'withdrawn_at' = to_jsonb(OLD) - 'withdrawn_at' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'settings are only added to, and taken back before they hold';
END $$;
CREATE TRIGGER settings_are_kept BEFORE UPDATE OR DELETE ON settings FOR EACH ROW EXECUTE FUNCTION keep_settings();

-- What people set stands in the history of commands; the environment and the demo shop are nobody.
CREATE FUNCTION refuse_setting_without_command() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
  IF coalesce(current_setting('shop.command', true), '') = '' THEN
    RAISE EXCEPTION 'settings is changed by a command only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER settings_by_command BEFORE INSERT ON settings FOR EACH ROW
  WHEN (NEW.source IN ('staff', 'terminal')) EXECUTE FUNCTION refuse_setting_without_command();
CREATE TRIGGER settings_withdrawn_by_command BEFORE UPDATE ON settings FOR EACH ROW
  EXECUTE FUNCTION refuse_setting_without_command();
