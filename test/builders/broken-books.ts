/** Changes that break the books, how each is taken back, and the rule of the audit that finds it. */
export const brokenBooks: readonly [change: string, undo: string, rule: RegExp][] = [
  ['UPDATE payments SET amount = amount + 1', 'UPDATE payments SET amount = amount - 1', /captured payment is in the/],
  [
    'ALTER TABLE journal DISABLE TRIGGER USER; UPDATE journal SET amount = amount - 1 WHERE account = $$order$$',
    'UPDATE journal SET amount = amount + 1 WHERE account = $$order$$; ALTER TABLE journal ENABLE TRIGGER USER',
    /adds up to nothing/,
  ],
  [
    'CREATE TABLE kept AS SELECT id, order_id FROM payments; UPDATE payments SET order_id = NULL',
    'UPDATE payments p SET order_id = k.order_id FROM kept k WHERE k.id = p.id; DROP TABLE kept',
    /in its order or in one of its refunds/,
  ],
  [
    'CREATE TABLE kept AS SELECT id, status FROM payments; UPDATE payments SET status = $$refunded$$',
    'UPDATE payments p SET status = k.status FROM kept k WHERE k.id = p.id; DROP TABLE kept',
    /as far as its refund/,
  ],
  [
    'UPDATE orders SET payment_method = $$cod$$ WHERE payment_status = $$paid$$',
    'UPDATE orders SET payment_method = $$online$$ WHERE payment_status = $$paid$$',
    /order paid online has one payment/,
  ],
  [
    'UPDATE orders SET status = $$returned$$ WHERE payment_status = $$paid$$',
    'UPDATE orders SET status = $$pending$$ WHERE payment_status = $$paid$$',
    /refunded only when it is no more/,
  ],
  ['UPDATE checkouts SET amount = amount + 1', 'UPDATE checkouts SET amount = amount - 1', /frozen price/],
  [
    'CREATE TABLE kept AS SELECT id, order_id, status FROM checkouts; UPDATE checkouts SET order_id = NULL, status = $$expired$$ WHERE status = $$settled$$',
    'UPDATE checkouts c SET order_id = k.order_id, status = k.status FROM kept k WHERE k.id = c.id; DROP TABLE kept',
    /settled checkout is one order/,
  ],
  [
    'CREATE TABLE kept AS SELECT id, cart_id FROM orders; ALTER TABLE orders DROP CONSTRAINT orders_cart_sold_once; UPDATE orders SET cart_id = $$one$$',
    'UPDATE orders o SET cart_id = k.cart_id FROM kept k WHERE k.id = o.id; DROP TABLE kept; ALTER TABLE orders ADD CONSTRAINT orders_cart_sold_once UNIQUE (cart_id)',
    /no cart has two orders/,
  ],
  [
    'CREATE TABLE kept AS SELECT user_id, cart_id FROM carts; UPDATE carts k SET cart_id = o.cart_id FROM orders o WHERE o.user_id = k.user_id',
    'UPDATE carts c SET cart_id = k.cart_id FROM kept k WHERE k.user_id = c.user_id; DROP TABLE kept',
    /none that was sold can be sold again/,
  ],
  ['UPDATE stock_items SET on_hand = on_hand + 1', 'UPDATE stock_items SET on_hand = on_hand - 1', /sum of its ledger/],
  ['UPDATE stock_items SET held = held + 1', 'UPDATE stock_items SET held = held - 1', /what open checkouts hold/],
  [
    'UPDATE checkout_holds SET quantity = quantity + 1',
    'UPDATE checkout_holds SET quantity = quantity - 1',
    /open checkout holds its lines/,
  ],
  [
    'UPDATE order_lines SET quantity = quantity + 1, line_total = line_total + unit_price',
    'UPDATE order_lines SET quantity = quantity - 1, line_total = line_total - unit_price',
    /took from the stock what it sold/,
  ],
  [
    'ALTER TABLE checkouts DISABLE TRIGGER USER; UPDATE checkouts SET is_test = false',
    'UPDATE checkouts SET is_test = provider_order_id IS NOT NULL; ALTER TABLE checkouts ENABLE TRIGGER USER',
    /a test where its checkout is/,
  ],
  [
    `UPDATE invoices SET document = document || '{"test": true}'`,
    `UPDATE invoices SET document = document - 'test'`,
    /says TEST is about a test payment/,
  ],
  ['UPDATE coupons SET uses = uses + 1', 'UPDATE coupons SET uses = uses - 1', /coupon uses/],
  [
    'UPDATE orders SET gst = gst + 2, cgst = cgst + 1, sgst = sgst + 1',
    'UPDATE orders SET gst = gst - 2, cgst = cgst - 1, sgst = sgst - 1',
    /lines of every order/,
  ],
  [
    'UPDATE invoice_series SET last_number = last_number + 1',
    'UPDATE invoice_series SET last_number = last_number - 1',
    /without a gap/,
  ],
  [
    'UPDATE invoices SET number = replace(number, $$/000001$$, $$/000009$$)',
    'UPDATE invoices SET number = replace(number, $$/000009$$, $$/000001$$)',
    /without a gap/,
  ],
  [
    'UPDATE invoices SET issued_at = issued_at - interval $$1 day$$ WHERE number LIKE $$%2$$',
    'UPDATE invoices SET issued_at = issued_at + interval $$1 day$$ WHERE number LIKE $$%2$$',
    /in the order of their dates/,
  ],
  [
    'CREATE TABLE kept AS SELECT id, document FROM credit_notes; UPDATE credit_notes SET document = jsonb_set(document, $${against,number}$$, $$"BMS/26-27/000099"$$)',
    'UPDATE credit_notes c SET document = k.document FROM kept k WHERE k.id = c.id; DROP TABLE kept',
    /came back has a credit note/,
  ],
  [
    'UPDATE invoices SET document = jsonb_set(document, $${lines,0,hsnCode}$$, $$"000000"$$) WHERE count = 1',
    'UPDATE invoices SET document = jsonb_set(document, $${lines,0,hsnCode}$$, (SELECT to_jsonb(hsn_code) FROM order_lines l WHERE l.order_id = invoices.order_id AND position = 1)) WHERE count = 1',
    /as it was issued, and chained/,
  ],
  [
    'CREATE TABLE kept AS SELECT order_id, document FROM invoices; UPDATE invoices SET document = jsonb_set(document, $${recipient,name}$$, $$"Somebody Else"$$)',
    'UPDATE invoices i SET document = k.document FROM kept k WHERE k.order_id = i.order_id; DROP TABLE kept',
    /as it was issued, and chained/,
  ],
  [
    'CREATE TABLE kept AS SELECT order_id, person_salt FROM invoices; UPDATE invoices SET person_salt = NULL',
    'UPDATE invoices i SET person_salt = k.person_salt FROM kept k WHERE k.order_id = i.order_id; DROP TABLE kept',
    /as it was issued, and chained/,
  ],
  [
    // a paper whose own hash was made to fit: the one after it does not
    'CREATE TABLE kept AS SELECT order_id, hash FROM invoices; UPDATE invoices SET hash = sha256(hash) WHERE count = 1',
    'UPDATE invoices i SET hash = k.hash FROM kept k WHERE k.order_id = i.order_id; DROP TABLE kept',
    /as it was issued, and chained/,
  ],
  [
    'ALTER TABLE stock_movements DISABLE TRIGGER keep_stock_movements',
    'ALTER TABLE stock_movements ENABLE TRIGGER keep_stock_movements',
    /refuses to change or empty/,
  ],
  [
    'ALTER TABLE commands DISABLE TRIGGER commands_not_emptied',
    'ALTER TABLE commands ENABLE TRIGGER commands_not_emptied',
    /refuses to change or empty/,
  ],
  [
    'UPDATE orders SET status = $$confirmed$$ WHERE payment_status = $$paid$$',
    'UPDATE orders SET status = $$pending$$ WHERE payment_status = $$paid$$',
    /confirmed order has one invoice/,
  ],
  [
    'UPDATE invoices SET document = jsonb_set(document, $${totals,total}$$, to_jsonb((document #>> $${totals,total}$$)::bigint + 1))',
    'UPDATE invoices SET document = jsonb_set(document, $${totals,total}$$, to_jsonb((document #>> $${totals,total}$$)::bigint - 1))',
    /adds up to what its order costs/,
  ],
  [
    'UPDATE orders SET cgst = cgst + 1, sgst = sgst - 1',
    'UPDATE orders SET cgst = cgst - 1, sgst = sgst + 1',
    /names the tax that its invoice names/,
  ],
]
