-- Products that were ordered online on an Indian day, once for each order that is not cancelled: the report "Search & shop" counts them
-- beside views and carts (docs/decisions/217). Kept by the database, whoever writes orders.
CREATE TABLE ordered_products (
  order_id text NOT NULL REFERENCES orders,
  product_id text NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (order_id, product_id)
);
CREATE INDEX ordered_products_by_day ON ordered_products (day, product_id);

INSERT INTO ordered_products (order_id, product_id, day)
  SELECT DISTINCT o.id, l.product_id, indian_day(o.created_at) FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.status <> 'cancelled' AND o.payment_method <> 'counter';

CREATE FUNCTION note_ordered(changed text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM ordered_products p WHERE p.order_id = ANY (changed) AND NOT EXISTS (
    SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.id = p.order_id AND l.product_id = p.product_id AND o.status <> 'cancelled');
  INSERT INTO ordered_products (order_id, product_id, day)
    SELECT DISTINCT o.id, l.product_id, indian_day(o.created_at) FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.id = ANY (changed) AND o.status <> 'cancelled' AND o.payment_method <> 'counter'
    ON CONFLICT DO NOTHING;
$$;

CREATE FUNCTION note_ordered_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_ordered(array(SELECT DISTINCT order_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER note_added_lines AFTER INSERT ON order_lines REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_ordered_lines();
CREATE TRIGGER note_removed_lines AFTER DELETE ON order_lines REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_ordered_lines();

CREATE FUNCTION note_ordered_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_ordered(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER note_ordered_order AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN ((OLD.status = 'cancelled') IS DISTINCT FROM (NEW.status = 'cancelled')) EXECUTE FUNCTION note_ordered_order();

COMMENT ON TABLE ordered_products IS 'Products of orders placed online and not cancelled, by the Indian day.';
