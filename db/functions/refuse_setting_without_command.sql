CREATE OR REPLACE FUNCTION public.refuse_setting_without_command()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ BEGIN
  IF coalesce(current_setting('shop.command', true), '') = '' THEN
    RAISE EXCEPTION 'settings is changed by a command only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER settings_by_command BEFORE INSERT ON public.settings FOR EACH ROW WHEN ((new.source = ANY (ARRAY['staff'::text, 'terminal'::text]))) EXECUTE FUNCTION refuse_setting_without_command();

CREATE TRIGGER settings_withdrawn_by_command BEFORE UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION refuse_setting_without_command();
