import type { MoneyCheck } from './money-checks.ts'

/** Rules that must hold of what reports add up (docs/decisions/206): it is what the frozen papers say. */
export const reportChecks: readonly MoneyCheck[] = [
  {
    rule: 'reports have each invoice and credit note once, with its amounts and all its goods',
    faults: `
      SELECT coalesce(p.number, r.number) AS what
      FROM (SELECT 1 AS sign, number, document FROM invoices UNION ALL SELECT -1, number, document FROM credit_notes) p
        FULL JOIN report_papers r ON r.sign = p.sign AND r.number = p.number
      WHERE ((p.document #>> '{totals,total}')::bigint, (p.document #>> '{totals,taxable}')::bigint)
          IS DISTINCT FROM (r.total, r.taxable)
        OR r.delivery + r.goods_total <> r.total`,
  },
  {
    rule: 'what the goods of a paper come to in reports is the sum of its lines, and its buyer that of its order',
    faults: `
      SELECT r.number AS what FROM report_papers r JOIN orders o ON o.id = r.order_id,
        LATERAL (SELECT count(*) AS lines, coalesce(sum(pieces), 0) AS pieces, coalesce(sum(total), 0) AS total,
          coalesce(sum(taxable), 0) AS taxable, coalesce(sum(cost), 0) AS cost, count(*) - count(cost) AS unknown,
          coalesce(sum(taxable) FILTER (WHERE cost IS NULL), 0) AS unknown_taxable FROM report_lines WHERE paper = r.id) l
      WHERE (r.goods_lines, r.pieces, r.goods_total, r.goods_taxable, r.goods_cost, r.unknown_lines, r.unknown_taxable, r.buyer)
        IS DISTINCT FROM (l.lines, l.pieces, l.total, l.taxable, l.cost, l.unknown, l.unknown_taxable, o.user_id)`,
  },
  {
    rule: 'ordered products in reports are those of the orders placed online and not cancelled',
    faults: `
      SELECT coalesce(p.order_id, o.order_id) AS what FROM ordered_products p
        FULL JOIN (SELECT DISTINCT o.id AS order_id, l.product_id, indian_day(o.created_at) AS day
          FROM orders o JOIN order_lines l ON l.order_id = o.id
          WHERE o.status <> 'cancelled' AND o.payment_method <> 'counter' AND NOT o.by_phone) o USING (order_id, product_id)
      WHERE p.day IS DISTINCT FROM o.day`,
  },
]
