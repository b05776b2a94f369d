CREATE OR REPLACE FUNCTION public.note_tax_since()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.tax_since := greatest(NEW.updated_at, OLD.tax_since);
  RETURN NEW;
END $function$;

CREATE TRIGGER products_tax_since BEFORE UPDATE ON public.products FOR EACH ROW WHEN (((old.hsn_code IS DISTINCT FROM new.hsn_code) OR (old.gst_rate IS DISTINCT FROM new.gst_rate))) EXECUTE FUNCTION note_tax_since();
