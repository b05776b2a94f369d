CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ BEGIN RAISE EXCEPTION 'the journal is only added to'; END $function$;

CREATE TRIGGER count_entries_append_only BEFORE DELETE OR UPDATE ON public.count_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER history_seals_append_only BEFORE DELETE OR UPDATE ON public.history_seals FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER journal_is_append_only BEFORE DELETE OR UPDATE ON public.journal FOR EACH ROW EXECUTE FUNCTION refuse_change();
