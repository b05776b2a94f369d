-- An order that was paid online and costs less after an edit: the difference goes back, and the order costs what is left
-- (docs/decisions/191).
ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check CHECK (reason IN ('order_cancelled', 'order_returned', 'part_returned',
  'price_reduced', 'order_edited', 'amount_differs', 'out_of_stock', 'coupon_used_up', 'second_payment', 'ordered_otherwise',
  'refunded_by_provider', 'address_gone')) NOT VALID;
