CREATE OR REPLACE FUNCTION public.keep_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE TRIGGER changes_append_only BEFORE DELETE OR UPDATE ON public.changes FOR EACH ROW EXECUTE FUNCTION keep_history();

CREATE TRIGGER commands_append_only BEFORE DELETE OR UPDATE ON public.commands FOR EACH ROW EXECUTE FUNCTION keep_history();
