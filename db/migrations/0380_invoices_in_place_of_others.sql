-- Where a rate changes between the invoice and the payment of a cash order, its invoice may be credited and another issued in its
-- place (CGST Act s.14(b)(i), docs/decisions/197). The new one says in its document which it replaces: each is replaced once at
-- most, and an order has one invoice that replaces none.
ALTER TABLE credit_notes DROP CONSTRAINT credit_notes_order_id_fkey;
ALTER TABLE invoices DROP CONSTRAINT invoices_pkey;
ALTER TABLE credit_notes ADD CONSTRAINT credit_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders NOT VALID;
CREATE UNIQUE INDEX invoices_first_of_order ON invoices (order_id) WHERE NOT document ? 'replaces';
CREATE UNIQUE INDEX invoices_replaced_once ON invoices ((document #>> '{replaces,number}'))
  WHERE (document #>> '{replaces,number}') IS NOT NULL;
CREATE INDEX invoices_of_order ON invoices (order_id);
