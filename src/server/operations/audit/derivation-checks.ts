import type { MoneyCheck } from './money-checks.ts'

/** SQL of an amount in paise of a part of a derivation; one that is 0 may be left out. */
const paise = (of: string, key: string) => `coalesce((${of} ->> '${key}')::bigint, 0)`

/** SQL of a tax head that is contained in an amount, rounded half up: `rate` in percent, the whole of it or half. */
const contained = (amount: string, rate: string, parts: 1 | 2) => {
  const whole = `round(${rate} * 100)::bigint`
  return `floor((2::numeric * ${amount} * ${whole} + ${parts} * (10000 + ${whole})) / (2 * ${parts} * (10000 + ${whole})))`
}

/**
 * Rules of what orders were priced from (docs/decisions/201), computed by the database: a second program beside the one that prices
 * orders and replays them.
 */
export const derivationChecks: readonly MoneyCheck[] = [
  {
    rule: 'the derivation of an order comes to its amounts: each line, coupon, delivery, fee for cash, online discount and total',
    faults: `
      SELECT o.number AS what FROM orders o
      CROSS JOIN LATERAL (
        SELECT count(*) AS lines, coalesce(sum(${paise('d.line', 'coupon')}), 0) AS coupon, coalesce(sum(${paise('d.line', 'price')} * ${paise('d.line', 'quantity')}), 0) AS goods,
          coalesce(sum(${paise('d.line', 'own')} + ${paise('d.line', 'coupon')}), 0) AS off, coalesce(sum(${paise('d.line', 'online')}), 0) AS online,
          count(*) FILTER (WHERE l.position IS NULL OR l.unit_price <> ${paise('d.line', 'price')} OR l.quantity <> ${paise('d.line', 'quantity')}
            OR l.discount_share <> ${paise('d.line', 'own')} + ${paise('d.line', 'coupon')} + ${paise('d.line', 'online')}
            OR l.line_total <> l.unit_price * l.quantity - l.discount_share) AS wrong
        FROM jsonb_array_elements(o.derivation -> 'lines') WITH ORDINALITY AS d (line, position)
        LEFT JOIN order_lines l ON l.order_id = o.id AND l.position = d.position
      ) line
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(${paise('c', 'amount')}), 0) AS amount, coalesce(sum(${paise('c', 'paid')}), 0) AS paid,
          coalesce(sum(${paise('c', 'waived')}), 0) AS waived,
          coalesce(sum(${paise('c', 'amount')}) FILTER (WHERE c ->> 'what' = 'cash_fee'), 0) AS cash_fee,
          coalesce(sum(${paise('c', 'paid')}) FILTER (WHERE c ->> 'what' = 'cash_fee'), 0) AS paid_fee
        FROM jsonb_array_elements(o.derivation -> 'charges') c WHERE c ->> 'what' IN ('delivery', 'cash_fee')
      ) charge
      WHERE o.derivation IS NOT NULL AND (line.wrong > 0 OR line.lines <> (SELECT count(*) FROM order_lines WHERE order_id = o.id)
        OR line.goods <> o.sub_total OR line.off <> o.coupon_discount OR charge.amount <> o.delivery_charges OR charge.waived <> o.delivery_waived
        OR charge.cash_fee <> o.cash_fee OR charge.paid_fee <> o.cash_fee
        OR charge.paid <> ${paise('o.delivery_line', 'lineTotal')} OR ${paise(`o.derivation -> 'online'`, 'discount')} <> o.online_discount
        OR line.online + charge.amount - charge.paid <> o.online_discount
        OR line.goods - line.off + charge.amount - o.online_discount <> o.payable
        OR line.coupon <> ${paise(`o.derivation -> 'coupon'`, 'discount')}
        OR o.derivation ? 'online' AND ${paise(`o.derivation -> 'online'`, 'of')} <> line.goods - line.off + charge.amount
        OR o.coupon_code IS DISTINCT FROM o.derivation #>> '{coupon,code}')`,
  },
  {
    rule: 'the tax of an order is that of the rates of its derivation, line by line',
    faults: `
      SELECT DISTINCT o.number AS what FROM orders o
      JOIN order_lines l ON l.order_id = o.id
      CROSS JOIN LATERAL (SELECT o.derivation #> ARRAY['tax', 'rates', (l.position - 1)::text] AS rate, o.derivation #>> '{tax,supply}' AS supply) d
      WHERE o.derivation IS NOT NULL AND (l.hsn_code IS DISTINCT FROM d.rate ->> 'hsnCode'
        OR l.gst_rate IS DISTINCT FROM coalesce(d.rate ->> 'byValue', d.rate ->> 'rate')::numeric
        OR NOT o.derivation -> 'tax' ? 'registered' AND CASE d.supply
          WHEN 'in_state' THEN l.igst <> 0 OR l.cgst <> l.sgst OR l.cgst <> ${contained('l.line_total', 'l.gst_rate', 2)}
          ELSE l.cgst + l.sgst <> 0 OR l.igst <> ${contained('l.line_total', 'l.gst_rate', 1)} END)`,
  },
]
