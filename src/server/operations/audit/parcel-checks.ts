import type { MoneyCheck } from './money-checks.ts'

/** Pieces of each line that are in parcels. `p.order_id`, `p.position`, `p.pieces`. */
const packed = 'SELECT order_id, position, sum(pieces) AS pieces FROM parcel_lines GROUP BY order_id, position'

/** Rules of parcels that must hold at every moment between two transactions. */
export const parcelChecks: readonly MoneyCheck[] = [
  {
    rule: 'a piece is in one parcel at most, and none of a cancelled order is in one',
    faults: `
      SELECT DISTINCT o.number AS what FROM (${packed}) p JOIN orders o ON o.id = p.order_id
      LEFT JOIN order_lines l ON l.order_id = p.order_id AND l.position = p.position
      WHERE p.pieces > coalesce(l.quantity, 0) OR o.status = 'cancelled'
      UNION SELECT o.number FROM parcels c JOIN orders o ON o.id = c.order_id
      WHERE NOT EXISTS (SELECT FROM parcel_lines l WHERE l.order_id = c.order_id AND l.number = c.number)`,
  },
  {
    rule: 'the parcels of a cash order collect what is due, each once, and no others collect anything',
    faults: `
      SELECT o.number AS what FROM (
        SELECT order_id, coalesce(sum(collect), 0) AS collect, count(*) FILTER (WHERE collect IS NULL) AS free,
          count(collect) AS asking,
          count(*) FILTER (WHERE (state = 'delivered' AND collect IS NOT NULL) <> (collected_as IS NOT NULL)) AS unsaid
        FROM parcels GROUP BY order_id
      ) c JOIN orders o ON o.id = c.order_id
      CROSS JOIN LATERAL (
        SELECT sum(l.quantity) AS sold, coalesce((SELECT sum(pieces) FROM parcel_lines p WHERE p.order_id = o.id), 0) AS packed
        FROM order_lines l WHERE l.order_id = o.id
      ) l
      WHERE c.unsaid > 0 OR CASE WHEN o.payment_method = 'cod' AND NOT EXISTS (SELECT FROM payments WHERE order_id = o.id)
        THEN c.free > 0 OR c.collect > o.payable OR l.packed = l.sold AND c.collect <> o.payable
        ELSE c.asking > 0 END`,
  },
  {
    rule: 'the status of an order with parcels follows from its pieces and parcels',
    faults: `
      SELECT o.number AS what FROM orders o
      CROSS JOIN LATERAL (
        SELECT count(*) AS parcels, bool_or(state = 'packed') AS packed, bool_or(state = 'shipped') AS shipped,
          bool_or(state = 'out') AS out, bool_or(state = 'delivered') AS delivered
        FROM parcels c WHERE c.order_id = o.id
      ) c
      CROSS JOIN LATERAL (
        SELECT sum(l.quantity) AS sold, sum(l.returned) AS returned,
          coalesce((SELECT sum(pieces) FROM parcel_lines p WHERE p.order_id = o.id), 0) AS pieces
        FROM order_lines l WHERE l.order_id = o.id
      ) l
      WHERE c.parcels > 0 AND o.status <> CASE
        WHEN l.returned = l.sold THEN 'returned' WHEN l.pieces < l.sold THEN 'confirmed' WHEN c.packed THEN 'packed'
        WHEN c.shipped THEN 'shipped' WHEN c.out THEN 'out_for_delivery' WHEN c.delivered THEN 'delivered' ELSE 'returned' END`,
  },
]
