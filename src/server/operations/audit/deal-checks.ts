import type { MoneyCheck } from './money-checks.ts'

/** SQL of the lines of an order with what they were priced from (docs/decisions/201). */
const linesOf = `jsonb_array_elements(o.derivation -> 'lines') WITH ORDINALITY AS p (line, position)
      JOIN order_lines l ON l.order_id = o.id AND l.position = p.position`
const dealtLines = `orders o CROSS JOIN LATERAL (
        SELECT p.line, l.product_id, l.variant_id, l.quantity, l.unit_price, l.discount_share FROM ${linesOf}) l`
const isDealt = (of: 'p' | 'l') => `${of}.line #>> '{reason,by}' = 'deal'`
const sameArticle = `l.product_id = d.product_id AND l.variant_id IS NOT DISTINCT FROM d.variant_id`

/** Rules that must hold of deals (docs/decisions/208): a row for each fault, named by the deal. Deals go with an erased person. */
export const dealChecks: readonly MoneyCheck[] = [
  {
    rule: 'a deal is used by one order of its shopper, which has its goods at its price until it is edited',
    faults: `
      SELECT d.id AS what FROM deals d JOIN orders o ON o.id = d.order_id WHERE d.state = 'used' AND (o.user_id IS DISTINCT FROM d.user_id
        OR o.version = 1 AND o.derivation IS NOT NULL AND NOT EXISTS (
          SELECT FROM ${linesOf} WHERE ${isDealt('p')} AND ${sameArticle} AND l.quantity >= d.quantity))
      UNION SELECT d.id FROM deals d JOIN ${dealtLines} ON o.id = d.order_id AND ${sameArticle}
      WHERE ${isDealt('l')} AND l.unit_price <> d.agreed_price`,
  },
  {
    rule: 'no deal is agreed below what was asked for it, and the online discount takes no more off its line than was kept with it',
    faults: `
      SELECT d.id AS what FROM deals d WHERE d.agreed_price < d.asks[d.offers]
      UNION SELECT d.id FROM deals d JOIN ${dealtLines} ON o.id = d.order_id AND ${sameArticle}
      WHERE ${isDealt('l')} AND l.discount_share > ceil(l.unit_price * l.quantity * d.online_percent / 100.0)`,
  },
]
