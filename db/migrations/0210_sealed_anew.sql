-- A secret may be sealed anew under another key (office-key renew): what it says, and who set it when, stays as it is.
CREATE OR REPLACE FUNCTION keep_settings() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
  IF TG_OP = 'UPDATE' AND OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL
    AND to_jsonb(NEW) - 'withdrawn_at' = to_jsonb(OLD) - 'withdrawn_at' THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND OLD.sealed IS NOT NULL AND NEW.sealed IS NOT NULL
    AND to_jsonb(NEW) - 'sealed' = to_jsonb(OLD) - 'sealed' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'settings are only added to, and taken back before they hold';
END $$;
