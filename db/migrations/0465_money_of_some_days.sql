-- The report of payments reads the days that it is asked for, and what is to be collected now, from an index alone.
CREATE INDEX payments_paid ON payments (paid_at) INCLUDE (method, amount) WHERE paid_at IS NOT NULL AND NOT is_test;
CREATE INDEX orders_collected ON orders (delivered_at) INCLUDE (id, collected_as, payable) WHERE collected_as IS NOT NULL;
CREATE INDEX orders_cash_due ON orders (id) INCLUDE (payable) WHERE payment_method = 'cod' AND payment_status = 'due';
