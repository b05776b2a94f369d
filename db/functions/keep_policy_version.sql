CREATE OR REPLACE FUNCTION public.keep_policy_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a published version does not change' USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE TRIGGER keep_policy_versions BEFORE DELETE OR UPDATE ON public.policy_versions FOR EACH ROW EXECUTE FUNCTION keep_policy_version();
