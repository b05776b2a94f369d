-- The lists of the back office, newest or oldest first, each as one walk along an index.
DROP INDEX orders_status_created_at_idx;
CREATE INDEX orders_queue ON orders (status, created_at, id);
CREATE INDEX orders_newest ON orders (created_at, id);
CREATE INDEX orders_on_the_way ON orders (created_at, id) WHERE status IN ('shipped', 'out_for_delivery');
CREATE INDEX orders_coming_back ON orders (created_at, id) WHERE status = 'returned' OR payment_status = 'refund_pending';
CREATE INDEX orders_total ON orders (payable, id);
CREATE INDEX orders_state ON orders ((delivery_address ->> 'state'), created_at, id);
CREATE INDEX orders_pincode ON orders ((delivery_address ->> 'pincode'), created_at, id);
CREATE INDEX orders_phone ON orders ((delivery_address ->> 'phone'), created_at);

-- What is searched for by words: who it goes to, and what is in it.
CREATE INDEX orders_name_words ON orders USING gin (to_tsvector('simple', coalesce(delivery_address ->> 'fullName', '')));
CREATE INDEX order_lines_words ON order_lines USING gin (to_tsvector('simple', name || ' ' || coalesce(variant_name, '')));

-- What was sent and heard about one order.
CREATE INDEX outbox_of_order ON outbox ((payload ->> 'orderId')) WHERE kind = 'order_news';
CREATE INDEX webhook_events_payment ON webhook_events ((payment ->> 'id'));
CREATE INDEX webhook_events_refund ON webhook_events ((refund ->> 'paymentId'));

-- What was done today.
CREATE INDEX order_moves_at ON order_moves (created_at);
