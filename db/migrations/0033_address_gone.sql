-- A payment that arrives when the address of its checkout is kept no more (an erased person, or long ago) goes back.
ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check, ADD CONSTRAINT refunds_reason_check CHECK (reason IN (
  'order_cancelled', 'order_returned', 'amount_differs', 'out_of_stock', 'coupon_used_up', 'second_payment',
  'ordered_otherwise', 'refunded_by_provider', 'address_gone'));
