CREATE OR REPLACE FUNCTION public.wait_for_rebuild()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(72311272);
  RETURN NULL;
END $function$;

CREATE TRIGGER search_rebuilt_alone BEFORE INSERT OR DELETE OR UPDATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION wait_for_rebuild();

CREATE TRIGGER search_rebuilt_alone BEFORE INSERT OR DELETE OR UPDATE ON public.variants FOR EACH STATEMENT EXECUTE FUNCTION wait_for_rebuild();

CREATE TRIGGER search_rebuilt_alone BEFORE UPDATE OF name ON public.brands FOR EACH STATEMENT EXECUTE FUNCTION wait_for_rebuild();

CREATE TRIGGER search_rebuilt_alone BEFORE UPDATE OF name ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION wait_for_rebuild();

CREATE TRIGGER search_rebuilt_alone BEFORE UPDATE OF name ON public.subcategories FOR EACH STATEMENT EXECUTE FUNCTION wait_for_rebuild();
