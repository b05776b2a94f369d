-- `npm run shop -- search rebuild` empties what is searched and makes it anew in one transaction, and kept only those waiting who
-- renew words. A rating or a price that changed meanwhile was written into rows that were going, or beside those that were coming: a product
-- stood under four stars and under five. Now whoever changes goods waits for a rebuild as a whole, before anything of theirs is
-- renewed (their triggers then see what it has made), and a rebuild waits for them. They do not wait for each other.
-- 72311272 comes before 72311206 (renew_product_search), so that nobody waits crosswise.
CREATE FUNCTION wait_for_rebuild() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(72311272);
  RETURN NULL;
END $$;
CREATE TRIGGER search_rebuilt_alone BEFORE INSERT OR UPDATE OR DELETE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_rebuild();
CREATE TRIGGER search_rebuilt_alone BEFORE INSERT OR UPDATE OR DELETE ON variants
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_rebuild();
CREATE TRIGGER search_rebuilt_alone BEFORE UPDATE OF name ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_rebuild();
CREATE TRIGGER search_rebuilt_alone BEFORE UPDATE OF name ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_rebuild();
CREATE TRIGGER search_rebuilt_alone BEFORE UPDATE OF name ON subcategories
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_rebuild();
