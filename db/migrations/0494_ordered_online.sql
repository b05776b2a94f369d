-- An order that was taken by phone is not ordered online: nobody was shown a page (docs/decisions/217).
CREATE OR REPLACE FUNCTION note_ordered(changed text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM ordered_products p WHERE p.order_id = ANY (changed) AND NOT EXISTS (
    SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.id = p.order_id AND l.product_id = p.product_id AND o.status <> 'cancelled');
  INSERT INTO ordered_products (order_id, product_id, day)
    SELECT DISTINCT o.id, l.product_id, indian_day(o.created_at) FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.id = ANY (changed) AND o.status <> 'cancelled' AND o.payment_method <> 'counter' AND NOT o.by_phone
    ON CONFLICT DO NOTHING;
$$;
DELETE FROM ordered_products p USING orders o WHERE o.id = p.order_id AND (o.by_phone OR o.status = 'cancelled');

-- What was ordered, edited or given to another account between the sums of 0487 and 0488 and their triggers.
INSERT INTO ordered_products (order_id, product_id, day)
  SELECT DISTINCT o.id, l.product_id, indian_day(o.created_at) FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.status <> 'cancelled' AND o.payment_method <> 'counter' AND NOT o.by_phone
  ON CONFLICT DO NOTHING;
DELETE FROM ordered_products p WHERE NOT EXISTS (
  SELECT FROM order_lines l WHERE l.order_id = p.order_id AND l.product_id = p.product_id);
UPDATE report_papers p SET buyer = o.user_id FROM orders o WHERE o.id = p.order_id AND p.buyer IS DISTINCT FROM o.user_id;
