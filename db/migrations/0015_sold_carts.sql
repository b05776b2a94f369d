-- A cart is sold once (docs/decisions/042-a-cart-is-sold-once.md). It has an id that changes when it is sold; its checkouts
-- and its order have the same one.
ALTER TABLE carts ADD COLUMN cart_id text NOT NULL DEFAULT gen_random_uuid()::text;
ALTER TABLE orders ADD COLUMN cart_id text NOT NULL DEFAULT gen_random_uuid()::text;
ALTER TABLE orders ADD CONSTRAINT orders_cart_sold_once UNIQUE (cart_id);
-- null: begun by a process that does not know of it yet
ALTER TABLE checkouts ADD COLUMN cart_id text;
CREATE INDEX checkouts_cart ON checkouts (user_id) WHERE status <> 'settled';

-- What was begun before: a settled checkout has its order's cart; another the cart of the first order of its goods that
-- came after it, or else the shopper's present one.
UPDATE checkouts c SET cart_id = coalesce(
  (SELECT o.cart_id FROM orders o WHERE o.id = c.order_id),
  (SELECT o.cart_id FROM orders o
    WHERE o.user_id = c.user_id AND o.created_at > c.created_at AND EXISTS (
      SELECT FROM order_lines l JOIN jsonb_array_elements(c.draft -> 'lines') f
        ON f ->> 'productId' = l.product_id AND f ->> 'variantId' IS NOT DISTINCT FROM l.variant_id
      WHERE l.order_id = o.id)
    ORDER BY o.created_at LIMIT 1),
  (SELECT k.cart_id FROM carts k WHERE k.user_id = c.user_id));
