CREATE OR REPLACE FUNCTION public.note_ordered(changed text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM ordered_products p WHERE p.order_id = ANY (changed) AND NOT EXISTS (
    SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.id = p.order_id AND l.product_id = p.product_id AND o.status <> 'cancelled');
  INSERT INTO ordered_products (order_id, product_id, day)
    SELECT DISTINCT o.id, l.product_id, indian_day(o.created_at) FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.id = ANY (changed) AND o.status <> 'cancelled' AND o.payment_method <> 'counter' AND NOT o.by_phone
    ON CONFLICT DO NOTHING;
$function$;
