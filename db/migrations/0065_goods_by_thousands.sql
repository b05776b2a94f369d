-- In a command a write is allowed: two whole rows are compared only outside of one. That was a quarter of an import's work in the
-- database (20,000 products); what is refused stays the same.
DROP TRIGGER products_changed_by_command ON products;
CREATE TRIGGER products_changed_by_command BEFORE UPDATE ON products FOR EACH ROW
  WHEN (coalesce(current_setting('shop.command', true), '') = ''
    AND to_jsonb(OLD) - 'rating_counts' IS DISTINCT FROM to_jsonb(NEW) - 'rating_counts')
  EXECUTE FUNCTION refuse_without_command();
