import { holds } from './invoice-checks.ts'
import type { MoneyCheck } from './money-checks.ts'

/** Sums of what the notes against an invoice have credited, by its line. `l.position`: of the line. */
const credited = `
  SELECT coalesce(sum((n.line ->> 'quantity')::int), 0) AS pieces, coalesce(sum((n.line ->> 'total')::bigint), 0) AS total,
    coalesce(sum((n.line ->> 'cgst')::bigint), 0) AS cgst, coalesce(sum((n.line ->> 'sgst')::bigint), 0) AS sgst,
    coalesce(sum((n.line ->> 'igst')::bigint), 0) AS igst
  FROM credit_notes c CROSS JOIN LATERAL jsonb_array_elements(c.document -> 'lines') WITH ORDINALITY AS n (line, place)
  WHERE c.order_id = i.order_id AND c.document #>> '{against,number}' = i.number AND coalesce((n.line ->> 'position')::bigint, n.place) = l.position`

/** SQL of the paise of an order `o` that parcels asked for which did not arrive: nobody pays them. */
const notCollected = `
  (SELECT coalesce(sum(collect), 0) FROM parcels WHERE order_id = o.id AND state IN ('refused', 'lost'))`

/** Rules of what comes back of orders, in parts or whole, that must hold at every moment between two transactions. */
export const returnChecks: readonly MoneyCheck[] = [
  {
    rule: 'an invoiced order that came back has a credit note, and each is of its whole invoice or adds up from lines of it',
    faults: `
      SELECT o.number AS what FROM orders o JOIN invoices i ON i.order_id = o.id
      WHERE o.status IN ('cancelled', 'returned') AND NOT EXISTS (
        SELECT FROM credit_notes c WHERE c.order_id = o.id AND c.document #>> '{against,number}' = i.number)
      UNION SELECT c.number FROM credit_notes c JOIN orders o ON o.id = c.order_id
      LEFT JOIN invoices i ON i.order_id = c.order_id AND i.number = c.document #>> '{against,number}'
      CROSS JOIN LATERAL (
        SELECT sum((l ->> 'total')::bigint) AS total, count(*) FILTER (WHERE NOT l ? 'position') AS whole,
          sum((l ->> 'taxable')::bigint + (l ->> 'cgst')::bigint + (l ->> 'sgst')::bigint + (l ->> 'igst')::bigint
            + coalesce((l ->> 'roundOff')::bigint, 0)) AS parts
        FROM jsonb_array_elements(c.document -> 'lines') l
      ) lines
      WHERE i.order_id IS NULL OR c.document ->> 'number' <> c.number
        OR lines.total <> (c.document #>> '{totals,total}')::bigint OR lines.parts <> lines.total
        OR lines.whole > 0 AND (o.status NOT IN ('cancelled', 'returned') AND ${holds}
          OR c.document -> 'lines' <> i.document -> 'lines' OR c.document -> 'totals' <> i.document -> 'totals')`,
  },
  {
    rule: 'the credit notes of an order are no more than its invoice, by line in pieces and by head',
    faults: `
      SELECT DISTINCT i.number AS what FROM invoices i
      CROSS JOIN LATERAL jsonb_array_elements(i.document -> 'lines') WITH ORDINALITY AS l (line, position)
      CROSS JOIN LATERAL (${credited}) n
      WHERE EXISTS (SELECT FROM credit_notes c WHERE c.order_id = i.order_id AND c.document #>> '{against,number}' = i.number) AND (n.pieces > (l.line ->> 'quantity')::int
        OR n.total > (l.line ->> 'total')::bigint OR n.cgst > (l.line ->> 'cgst')::bigint
        OR n.sgst > (l.line ->> 'sgst')::bigint OR n.igst > (l.line ->> 'igst')::bigint)`,
  },
  {
    rule: 'no more goes back of a payment than was captured, nor of an order than it cost',
    faults: `
      SELECT p.id AS what FROM payments p
      WHERE p.refunded > p.amount OR p.refunded <> (SELECT coalesce(sum(amount), 0) FROM refunds r WHERE r.payment_id = p.id)
      UNION SELECT o.number FROM orders o JOIN refunds r ON r.order_id = o.id
        WHERE r.reason <> 'order_edited' GROUP BY o.id HAVING sum(r.amount) > o.payable - ${notCollected}
      UNION SELECT r.id FROM refunds r LEFT JOIN payments p ON p.id = r.payment_id
      WHERE p.id IS NOT NULL AND r.order_id IS DISTINCT FROM p.order_id`,
  },
  {
    rule: 'a refund that is done has its day',
    faults: `SELECT id AS what FROM refunds WHERE status = 'processed' AND paid_at IS NULL`,
  },
  {
    rule: 'what was paid less what goes back is what was invoiced less what was credited, for every order at rest',
    faults: `
      SELECT o.number AS what FROM orders o
      CROSS JOIN LATERAL (
        SELECT sum((d.document #>> '{totals,total}')::bigint) AS amount FROM invoices d WHERE d.order_id = o.id
      ) i
      CROSS JOIN LATERAL (
        SELECT coalesce(sum((c.document #>> '{totals,total}')::bigint), 0) AS amount FROM credit_notes c WHERE c.order_id = o.id
      ) c
      CROSS JOIN LATERAL (SELECT coalesce(sum(r.amount), 0) AS amount FROM refunds r
        WHERE r.order_id = o.id AND r.reason <> 'order_edited') r
      WHERE o.payment_status <> 'due' AND (i.amount IS NOT NULL OR o.status = 'cancelled')
        AND CASE WHEN o.payment_status = 'void' THEN 0 ELSE o.payable - ${notCollected} END - r.amount
          <> coalesce(i.amount, 0) - c.amount`,
  },
  {
    rule: 'what is to be collected, less what parcels asked for that did not arrive, is what was invoiced less what was credited',
    faults: `
      SELECT o.number AS what FROM orders o
      CROSS JOIN LATERAL (
        SELECT sum((d.document #>> '{totals,total}')::bigint) AS amount FROM invoices d WHERE d.order_id = o.id
      ) i
      CROSS JOIN LATERAL (
        SELECT coalesce(sum((c.document #>> '{totals,total}')::bigint), 0) AS amount FROM credit_notes c
        WHERE c.order_id = o.id
      ) c
      WHERE o.payment_status = 'due'
        AND i.amount - c.amount <> CASE WHEN o.status = 'cancelled' THEN 0 ELSE o.payable - ${notCollected} END`,
  },
  {
    rule: 'a piece that came back is restocked, scrapped, put right by hand or waits, never two of them',
    faults: `
      SELECT o.number AS what FROM order_lines l JOIN orders o ON o.id = l.order_id
      LEFT JOIN (SELECT order_id, position, sum(pieces) AS pieces FROM returned_pieces GROUP BY order_id, position) p
        ON p.order_id = l.order_id AND p.position = l.position
      WHERE l.returned <> coalesce(p.pieces, 0) OR l.returned > l.quantity
      UNION SELECT c.number FROM returned_pieces p JOIN credit_notes c ON c.id = p.credit_note_id
      WHERE p.restocked + p.scrapped + p.by_hand > p.pieces OR c.order_id <> p.order_id OR p.pieces <> (
        SELECT sum((n.line ->> 'quantity')::int)
        FROM jsonb_array_elements(c.document -> 'lines') WITH ORDINALITY AS n (line, place)
        WHERE coalesce((n.line ->> 'position')::bigint, n.place) = p.position)`,
  },
  {
    rule: 'an order waits under returns and refunds while pieces are not looked at or money is not back',
    faults: `
      SELECT o.number AS what FROM orders o
      WHERE (o.return_waits OR o.payment_status = 'refund_pending') <> (
        EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.status <> 'processed')
        OR EXISTS (SELECT FROM returned_pieces p
          WHERE p.order_id = o.id AND p.restocked + p.scrapped + p.by_hand < p.pieces))`,
  },
]
