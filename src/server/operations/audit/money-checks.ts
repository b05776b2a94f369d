/** A rule of the books, and the query that finds what breaks it: one row each, with its name in `what`. */
export type MoneyCheck = { rule: string; faults: string }

/** SQL of what edits of an order `o` gave back of its payment: it was captured, and the order costs it no more. */
const edited = `
  (SELECT coalesce(sum(amount), 0) FROM refunds WHERE order_id = o.id AND reason = 'order_edited')`

/** Rules that must hold at every moment between two transactions: payments = orders + refunds, and everything beside it. */
export const moneyChecks: readonly MoneyCheck[] = [
  {
    rule: 'every captured payment is in the journal with its amount',
    faults: `
      SELECT p.id AS what FROM payments p LEFT JOIN journal j ON j.payment_id = p.id AND j.account = 'captured'
      GROUP BY p.id HAVING p.amount <> coalesce(sum(j.amount), 0)`,
  },
  {
    rule: 'the journal adds up to nothing for every payment',
    faults: `SELECT payment_id AS what FROM journal GROUP BY payment_id HAVING sum(amount) <> 0`,
  },
  {
    rule: 'every paisa of a payment is in its order or in one of its refunds, never in both',
    faults: `
      SELECT p.id AS what FROM payments p
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(r.amount), 0) AS amount, coalesce(bool_or(r.currency <> p.currency), false) AS foreign
        FROM refunds r WHERE r.payment_id = p.id
      ) r
      CROSS JOIN LATERAL (
        SELECT -coalesce(sum(j.amount) FILTER (WHERE j.account = 'order'), 0) AS in_order,
          -coalesce(sum(j.amount) FILTER (WHERE j.account = 'refund'), 0) AS in_refund
        FROM journal j WHERE j.payment_id = p.id AND (j.order_id IS NULL OR j.order_id = p.order_id)
          AND (j.refund_id IS NULL OR EXISTS (SELECT FROM refunds r WHERE r.id = j.refund_id AND r.payment_id = p.id))
      ) j
      WHERE r.foreign OR j.in_refund <> r.amount OR j.in_order <> p.amount - r.amount
        OR p.order_id IS NULL AND r.amount <> p.amount`,
  },
  {
    rule: 'a payment is as far as its refunds',
    faults: `
      SELECT p.id AS what FROM payments p
      WHERE p.status <> CASE
        WHEN EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.status <> 'processed') THEN 'refund_pending'
        WHEN p.refunded = p.amount THEN 'refunded' ELSE 'captured' END`,
  },
  {
    rule: 'every order paid online has one payment of what it costs and of what edits gave back, others only what was paid by QR code',
    faults: `
      SELECT o.number AS what FROM orders o LEFT JOIN payments p ON p.order_id = o.id
      WHERE CASE WHEN o.payment_method = 'online' THEN p.id IS NULL OR p.amount <> o.payable + ${edited} OR p.qr_code_id IS NOT NULL
        ELSE p.id IS NOT NULL AND (o.payment_method <> 'cod' OR p.qr_code_id IS NULL OR p.amount <> o.payable OR o.collected_as IS DISTINCT FROM 'online') END`,
  },
  {
    rule: "a QR code is of what its order cost, and paid where its payment is the order's",
    faults: `
      SELECT q.id AS what FROM qr_codes q LEFT JOIN payments p ON p.qr_code_id = q.id AND p.order_id IS NOT NULL
      WHERE p.id IS NOT NULL AND (p.order_id <> q.order_id OR p.amount <> q.amount OR p.is_test <> q.is_test OR q.state <> 'paid')
        OR q.state = 'paid' AND p.id IS NULL`,
  },
  {
    rule: 'every sale at the counter was paid there, to the paisa, and handed over unless it is to be delivered, and nothing else was paid there',
    faults: `
      SELECT o.number AS what FROM orders o
      LEFT JOIN (SELECT order_id, sum(amount) AS paid FROM counter_payments GROUP BY order_id) c ON c.order_id = o.id
      WHERE CASE WHEN o.payment_method = 'counter'
        THEN coalesce(c.paid, 0) <> o.payable OR o.collected_as IS NOT NULL OR o.payment_status NOT IN ('collected', 'refund_pending', 'refunded')
          OR NOT o.by_phone AND o.status NOT IN ('delivered', 'returned') OR o.status = 'pending'
        ELSE c.paid IS NOT NULL END`,
  },
  {
    rule: 'a till is open, or has one report: numbered without a gap, of what was sold into it and booked, with the count and the difference',
    faults: `
      SELECT coalesce('Z ' || z.number, t.id) AS what FROM tills t
      LEFT JOIN (SELECT till_id, number, document, row_number() OVER (ORDER BY number) AS place FROM z_reports) z ON z.till_id = t.id
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE way = 'cash'), 0) AS cash, coalesce(sum(amount), 0) AS taken
        FROM counter_payments WHERE till_id = t.id) c
      CROSS JOIN LATERAL (SELECT coalesce(sum(CASE kind WHEN 'in' THEN amount ELSE -amount END), 0) AS booked
        FROM till_rows WHERE till_id = t.id) r
      WHERE (z.number IS NULL) <> (t.closed_at IS NULL) OR z.number <> z.place OR (z.document ->> 'number')::int <> z.number
        OR (z.document ->> 'expected')::bigint <> t.float + c.cash + r.booked
        OR (z.document ->> 'cash')::bigint + (z.document ->> 'upi')::bigint + (z.document ->> 'card')::bigint <> c.taken
        OR (z.document ->> 'difference')::bigint <> (z.document ->> 'counted')::bigint - (z.document ->> 'expected')::bigint`,
  },
  {
    rule: 'an order is paid, being refunded or refunded as its refunds are, and refunded only when it is no more',
    faults: `
      SELECT o.number AS what FROM orders o LEFT JOIN payments p ON p.order_id = o.id
      WHERE (p.id IS NOT NULL OR o.payment_status IN ('collected', 'refund_pending', 'refunded'))
        AND o.payment_status <> CASE
          WHEN o.status NOT IN ('cancelled', 'returned') THEN CASE WHEN p.id IS NULL THEN 'collected' ELSE 'paid' END
          WHEN EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.status <> 'processed') THEN 'refund_pending'
          ELSE 'refunded' END`,
  },
  {
    rule: 'a settled checkout is one order, the one of its payment, at the frozen price less what edits gave back',
    faults: `
      SELECT c.id AS what FROM checkouts c
      LEFT JOIN orders o ON o.id = c.order_id LEFT JOIN payments p ON p.order_id = c.order_id
      WHERE (c.draft #>> '{price,payable}')::bigint <> c.amount OR c.status = 'settled' AND
        (o.payable + ${edited} IS DISTINCT FROM c.amount OR o.user_id IS DISTINCT FROM c.user_id OR p.checkout_id IS DISTINCT FROM c.id)
      UNION SELECT p.id FROM payments p JOIN checkouts c ON c.id = p.checkout_id
      WHERE p.order_id IS NOT NULL AND p.order_id IS DISTINCT FROM c.order_id`,
  },
  {
    rule: 'a payment is a test where its checkout is, and what is sold in the sandbox is one',
    faults: `
      SELECT p.id AS what FROM payments p JOIN checkouts c ON c.id = p.checkout_id WHERE p.is_test <> c.is_test
      UNION SELECT c.id FROM checkouts c JOIN sandbox_orders s ON s.id = c.provider_order_id WHERE NOT c.is_test
      UNION SELECT q.id FROM qr_codes q JOIN sandbox_qr_codes s ON s.id = q.provider_qr_id WHERE NOT q.is_test`,
  },
  {
    rule: 'no cart has two orders, and none that was sold can be sold again',
    faults: `
      SELECT string_agg(o.number, ' and ' ORDER BY o.number) AS what FROM orders o GROUP BY o.cart_id HAVING count(*) > 1
      UNION SELECT o.number FROM carts k JOIN orders o ON o.cart_id = k.cart_id
      UNION SELECT c.id FROM checkouts c JOIN orders o ON o.id = c.order_id WHERE o.cart_id <> c.cart_id
      UNION SELECT c.id FROM checkouts c JOIN orders o ON o.cart_id = c.cart_id WHERE c.status = 'open'`,
  },
  {
    rule: 'stock on hand and held is the sum of its ledger, never below nothing',
    faults: `
      SELECT coalesce(s.variant_id, s.product_id) AS what
      FROM stock_items s LEFT JOIN stock_movements m ON m.stock_item_id = s.id GROUP BY s.id
      HAVING s.on_hand <> coalesce(sum(m.on_hand_change), 0) OR s.held <> coalesce(sum(m.held_change), 0)
        OR s.held < 0 OR s.held > s.on_hand`,
  },
  {
    rule: 'held stock is what open checkouts hold',
    faults: `
      SELECT coalesce(s.variant_id, s.product_id) AS what FROM stock_items s LEFT JOIN checkout_holds h
        ON h.product_id = s.product_id AND h.variant_id IS NOT DISTINCT FROM s.variant_id
      GROUP BY s.id HAVING s.held <> coalesce(sum(h.quantity), 0)`,
  },
  {
    rule: 'an open checkout holds its lines, any other holds nothing',
    faults: `
      SELECT c.id AS what FROM checkouts c
      CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS held FROM checkout_holds WHERE checkout_id = c.id) h
      CROSS JOIN LATERAL (SELECT sum((l ->> 'quantity')::int) AS frozen FROM jsonb_array_elements(c.draft -> 'lines') l) d
      WHERE h.held <> CASE WHEN c.status = 'open' THEN d.frozen ELSE 0 END`,
  },
  {
    rule: 'every order took from the stock what it sold and what is not restocked of it, a cancelled one nothing',
    faults: `
      SELECT o.number AS what FROM orders o
      LEFT JOIN (SELECT order_id, -sum(on_hand_change) AS pieces FROM stock_movements GROUP BY order_id) m ON m.order_id = o.id
      LEFT JOIN (SELECT order_id, sum(quantity) AS pieces FROM order_lines GROUP BY order_id) l ON l.order_id = o.id
      LEFT JOIN (SELECT order_id, sum(restocked) AS pieces FROM returned_pieces GROUP BY order_id) r ON r.order_id = o.id
      WHERE coalesce(m.pieces, 0) <> CASE WHEN o.status = 'cancelled' THEN 0 ELSE l.pieces - coalesce(r.pieces, 0) END`,
  },
  {
    rule: 'coupon uses are the living orders and open checkouts with it',
    faults: `
      WITH used AS (
        SELECT coupon_id, user_id FROM orders WHERE coupon_id IS NOT NULL AND status <> 'cancelled'
        UNION ALL SELECT coupon_id, user_id FROM checkouts WHERE coupon_id IS NOT NULL AND status = 'open'
      )
      SELECT c.code AS what FROM coupons c WHERE c.uses <> (SELECT count(*) FROM used u WHERE u.coupon_id = c.id)
      UNION SELECT c.code FROM coupons c JOIN coupon_uses s ON s.coupon_id = c.id
      WHERE s.uses <> (SELECT count(*) FROM used u WHERE u.coupon_id = s.coupon_id AND u.user_id = s.user_id)`,
  },
  {
    rule: 'the lines of every order add up to what it costs, and to the tax in it',
    faults: `
      SELECT o.number AS what FROM orders o LEFT JOIN order_lines l ON l.order_id = o.id GROUP BY o.id
      HAVING o.sub_total IS DISTINCT FROM sum(l.unit_price * l.quantity)
        OR o.gst IS DISTINCT FROM sum(l.gst) + coalesce((o.delivery_line ->> 'gst')::bigint, 0)
        OR o.gst <> o.cgst + o.sgst + o.igst
        OR o.payable <> sum(l.line_total) + (o.delivery_line ->> 'lineTotal')::bigint
        OR o.payable <> o.sub_total - o.coupon_discount + o.delivery_charges - o.online_discount
        OR o.payable > sum(l.line_total) + o.delivery_charges`,
  },
  {
    rule: 'nobody has an empty or doubled line in the cart',
    faults: `
      SELECT user_id AS what FROM cart_lines GROUP BY user_id, product_id, variant_id
      HAVING count(*) > 1 OR min(quantity) < 1`,
  },
]

const where = `
  coalesce(sum(j.amount) FILTER (WHERE j.account = 'captured'), 0) AS captured,
  -coalesce(sum(j.amount) FILTER (WHERE j.account = 'order'), 0) AS in_orders,
  -coalesce(sum(j.amount) FILTER (WHERE j.account = 'refund'), 0) AS in_refunds`

/** All that was captured, tests too, and where it is; paise. */
export const moneyFigures = `
  SELECT ${where}, coalesce(sum(j.amount), 0) AS unassigned,
    (SELECT count(*) FROM payments) AS payments,
    (SELECT count(*) FROM refunds WHERE payment_id IS NOT NULL) AS refunds,
    (SELECT count(*) FROM orders) AS orders
  FROM journal j`

/** Part of it that was never money. */
export const testFigures = `
  SELECT ${where}, count(DISTINCT p.id) AS payments, count(DISTINCT p.order_id) AS orders, count(DISTINCT j.refund_id) AS refunds
  FROM payments p JOIN journal j ON j.payment_id = p.id WHERE p.is_test`

/** Orders that go on in a shop that takes real money, although none came for them. */
export const testsInLiveShop = `
  SELECT 'order ' || o.number || ' is ' || o.status || ', and was paid by a test: no money came. Cancel it' AS what
  FROM payments p JOIN orders o ON o.id = p.order_id
  WHERE p.is_test AND o.status NOT IN ('delivered', 'cancelled', 'returned')`

/** Papers about test payments that were issued before papers said it: they stay as they are. */
export const unmarkedTestPapers = `
  SELECT number AS what FROM (SELECT order_id, number, document FROM invoices
    UNION ALL SELECT order_id, number, document FROM credit_notes) d
  WHERE NOT d.document ? 'test' AND EXISTS (SELECT FROM payments p WHERE p.order_id = d.order_id AND p.is_test)
  ORDER BY number`

/** SQL of what breaks no rule but waits longer than it should: one row each. */
export const moneyWaiting = `
  SELECT 'checkout ' || id || ' holds stock past its time' AS what FROM checkouts
    WHERE status = 'open' AND expires_at < $1::timestamptz - interval '5 minutes'
  UNION ALL SELECT 'refund ' || id || ' of payment ' || payment_id || ' waits for the owner (npm run shop -- refunds): '
      || last_error FROM refunds WHERE status = 'stopped'
  UNION ALL SELECT 'refund ' || r.id || ' of order ' || o.number || ' is to be paid back by hand (' || r.way || ')'
    FROM refunds r JOIN orders o ON o.id = r.order_id
    WHERE r.status = 'owed' AND r.created_at < $1::timestamptz - interval '7 days'
  UNION ALL SELECT 'refund ' || id || ' of payment ' || payment_id || ' is not back after ' || tries || ' tries: '
      || coalesce(last_error, 'the bank is slow') FROM refunds
    WHERE status = 'queued' AND created_at < $1::timestamptz - interval '1 day'
      OR status = 'pending' AND created_at < $1::timestamptz - interval '10 days'
  UNION ALL SELECT 'order ' || o.number || ' is ' || o.status || ', though ' || count(*) || ' refund(s) of ' || p.id
      || ' were given back at the payment provider: cancel it, or let it go on'
    FROM outside_refunds g JOIN payments p ON p.id = g.payment_id JOIN orders o ON o.id = p.order_id
    WHERE g.status <> 'failed' AND o.status NOT IN ('delivered', 'cancelled', 'returned') GROUP BY o.id, p.id
  UNION ALL SELECT 'webhook ' || id || ' is not handled: ' || coalesce(last_error, '') FROM webhook_events
    WHERE due_at IS NOT NULL AND received_at < $1::timestamptz - interval '1 hour'
  UNION ALL SELECT 'sale ' || badge || ' is over and has not given its prices back' FROM sales
    WHERE state IN ('waiting', 'running') AND ends_at < $1::timestamptz - interval '10 minutes'`

/** A few milliseconds, however many orders there are: payments of the last day that are nowhere. */
export const moneyAtAGlance = `
  SELECT count(*) AS lost FROM payments p WHERE p.created_at > $1::timestamptz - interval '1 day'
    AND (SELECT coalesce(sum(amount), 1) FROM journal j WHERE j.payment_id = p.id) <> 0`
