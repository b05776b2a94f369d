-- An order that follows another one with goods that were added to it, and the link by which it is paid online (docs/decisions/212).
CREATE TABLE order_links (
  order_id text PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  follows text NOT NULL REFERENCES orders,
  CHECK (order_id <> follows)
);
COMMENT ON COLUMN order_links.follows IS 'The first order, whose number with a letter is the number of this one.';
CREATE INDEX order_links_follows ON order_links (follows);

ALTER TABLE checkouts ADD COLUMN follows text REFERENCES orders;
COMMENT ON COLUMN checkouts.follows IS 'It is a payment link: paid, it becomes an order that follows this one. It is of no cart.';
CREATE INDEX checkouts_follows ON checkouts (follows) WHERE follows IS NOT NULL;
-- one open link for an order
CREATE UNIQUE INDEX checkouts_open_link ON checkouts (follows) WHERE status = 'open' AND follows IS NOT NULL;
-- a shopper has one open checkout of a cart at most
CREATE UNIQUE INDEX checkouts_open_cart ON checkouts (user_id) WHERE status = 'open' AND follows IS NULL;
DROP INDEX checkouts_open;

-- a payment that came by a link that was over goes back
ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check CHECK (reason IN ('order_cancelled', 'order_returned', 'part_returned',
  'price_reduced', 'order_edited', 'amount_differs', 'out_of_stock', 'coupon_used_up', 'second_payment', 'ordered_otherwise',
  'refunded_by_provider', 'address_gone', 'link_over')) NOT VALID;
