CREATE OR REPLACE FUNCTION public.keep_settings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ BEGIN
  IF TG_OP = 'UPDATE' AND OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL
    AND to_jsonb(NEW) - 'withdrawn_at' = to_jsonb(OLD) - 'withdrawn_at' THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND OLD.sealed IS NOT NULL AND NEW.sealed IS NOT NULL
    AND to_jsonb(NEW) - 'sealed' = to_jsonb(OLD) - 'sealed' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'settings are only added to, and taken back before they hold';
END $function$;

CREATE TRIGGER settings_are_kept BEFORE DELETE OR UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION keep_settings();
