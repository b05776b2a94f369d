-- Goods that are cut to measure, or cannot be sold once they are opened, come back only where they are wrong, damaged or defective.
ALTER TABLE products ADD COLUMN returnable boolean NOT NULL DEFAULT true;

-- An order keeps what its shopper was told before buying; a process of the former version knows nothing of it.
ALTER TABLE order_lines ADD COLUMN returnable boolean NOT NULL DEFAULT true;
CREATE FUNCTION keep_returnable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.returnable := coalesce((SELECT returnable FROM products WHERE id = NEW.product_id), true);
  RETURN NEW;
END $$;
CREATE TRIGGER returnable_of_line BEFORE INSERT ON order_lines FOR EACH ROW EXECUTE FUNCTION keep_returnable();
