import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { ask } from '../../src/server/platform/db/ask.ts'
import type { Shop } from '../../src/server/platform/shop.ts'
import type { Bank } from './bank.ts'
import type { Payment } from './bank-answers.ts'

/** The figures that the proof counts. All of the second kind must be 0. */
export type Figures = {
  captured: number
  orders: number
  refunds: number
  lost: number
  doubled: number
  /** Orders of a cart that was ordered already. */
  soldTwice: number
  /** Payments that went back as the second of a cart that nobody had ordered. */
  needless: number
  oversold: number
  unpaid: number
  broken: string[]
}

/**
 * `ordered`: it became an order; `living`: which still is one; `credited`: by its notes, null where it has no invoice; `edited`: what it
 * cost less after edits.
 */
type Row = { id: string; ordered: boolean; living: boolean | null; credited: number | null; edited: number }

/** Compares the shop's books with what the bank knows to be true, once everything has come to rest. */
export async function judge(
  shop: Shop,
  bank: Bank,
  goods: readonly { productId: string; stock: number }[],
): Promise<Figures> {
  const { checks, clean } = await auditMoney(shop)
  const broken = clean
    ? []
    : checks.filter(({ faults }) => faults.length > 0).map((each) => `${each.rule}: ${each.faults}`)
  const captured = [...bank.payments.values()].filter((payment) => payment.captured)
  const rows = await readPayments(shop.db)
  const figures: Figures = {
    captured: captured.length,
    orders: 0,
    refunds: 0,
    lost: 0,
    doubled: 0,
    soldTwice: 0,
    needless: 0,
    oversold: 0,
    unpaid: 0,
    broken,
  }
  for (const payment of captured) {
    const row = rows.get(payment.id)
    const given = bank.refundsOf(payment).filter(({ status }) => status !== 'failed')
    const back = given.reduce((sum, { amount }) => sum + amount, 0)
    const isOrder = row?.living === true
    // parts of an order come back: what its credit notes say, and no paisa else
    const credited = isOrder ? (row.credited ?? 0) : (row?.credited ?? null)
    const owed = credited === null ? payment.amount : credited + (row?.edited ?? 0)
    if (isOrder && back === owed) figures.orders += 1
    else if (!isOrder && back === owed && row) figures.refunds += 1
    else {
      figures.lost += 1
      broken.push(
        `payment ${payment.id} of ${payment.amount} on ${payment.order_id}: order ${row?.living}, back ${back}`,
      )
    }
    if (back > payment.amount || back > owed) {
      figures.doubled += 1
      broken.push(`payment ${payment.id}: an order and ${back} paid back`)
    }
  }
  countDoubled(captured, rows, figures)
  countUnpaid(bank, rows, figures)
  await countOversold(shop.db, goods, figures)
  await countByCart(shop.db, figures)
  await findMispriced(shop.db, figures)
  return figures
}

/** However often an order of the provider was paid, it is one order of ours. */
function countDoubled(captured: readonly Payment[], rows: Map<string, Row>, figures: Figures): void {
  const ordered = new Set<string>()
  for (const { id, order_id } of captured) {
    if (rows.get(id)?.ordered !== true) continue
    if (ordered.has(order_id)) {
      figures.doubled += 1
      figures.broken.push(`${order_id} became a second order by ${id}`)
    }
    ordered.add(order_id)
  }
}

/**
 * Per cart, from what was frozen when and sold when, without the shop's own cart ids: goods that the shopper ordered between
 * the freezing of a checkout and its payment were sold by that order. Then the payment is no order, and else it is one.
 */
async function countByCart(db: Shop['db'], figures: Figures): Promise<void> {
  const rows = await ask<{
    payment: string
    ordered: string | null
    others: string[]
    reason: string | null
  }>(db, {
    text: `SELECT p.id AS payment, o.number AS ordered, r.reason, ARRAY(
       SELECT e.number FROM orders e
       WHERE e.user_id = c.user_id AND e.id IS DISTINCT FROM o.id AND e.created_at > c.created_at
         AND e.created_at <= coalesce(o.created_at, p.created_at) AND EXISTS (
           SELECT FROM order_lines l JOIN jsonb_array_elements(c.draft -> 'lines') f
             ON f ->> 'productId' = l.product_id AND f ->> 'variantId' IS NOT DISTINCT FROM l.variant_id
           WHERE l.order_id = e.id)) AS others
     FROM payments p JOIN checkouts c ON c.id = p.checkout_id
     LEFT JOIN orders o ON o.id = p.order_id LEFT JOIN refunds r ON r.payment_id = p.id AND p.order_id IS NULL`,
  })
  for (const { payment, ordered, others, reason } of rows) {
    if (ordered !== null && others.length > 0) {
      figures.soldTwice += 1
      figures.broken.push(`payment ${payment} became ${ordered}, though its cart was sold by ${others}`)
    }
    if (ordered === null && others.length === 0 && (reason === 'second_payment' || reason === 'ordered_otherwise')) {
      figures.needless += 1
      figures.broken.push(`payment ${payment} went back (${reason}), though nobody had ordered its cart`)
    }
  }
}

/** Nothing was sold for money that the bank never took. */
function countUnpaid(bank: Bank, rows: Map<string, Row>, figures: Figures): void {
  for (const id of rows.keys()) {
    if (bank.payments.get(id)?.captured) continue
    figures.unpaid += 1
    figures.broken.push(`payment ${id} was never captured`)
  }
}

/** Our payments, and whether the order that they became is still one. */
async function readPayments(db: Shop['db']): Promise<Map<string, Row>> {
  const rows = await ask<Row>(db, {
    text: `SELECT p.id, o.id IS NOT NULL AS ordered, o.status NOT IN ('cancelled', 'returned') AS living,
       CASE WHEN i.order_id IS NOT NULL THEN (SELECT coalesce(sum((c.document #>> '{totals,total}')::bigint), 0)::bigint
         FROM credit_notes c WHERE c.order_id = o.id) END AS credited,
       CASE WHEN o.id IS NULL THEN 0 ELSE p.amount - o.payable END AS edited
     FROM payments p LEFT JOIN orders o ON o.id = p.order_id LEFT JOIN invoices i ON i.order_id = o.id`,
  })
  return new Map(rows.map((row) => [row.id, row]))
}

async function countOversold(db: Shop['db'], goods: readonly { productId: string; stock: number }[], figures: Figures) {
  const rows = await ask<{ id: string; on_hand: number; held: number; sold: number }>(db, {
    text: `SELECT s.product_id AS id, s.on_hand, s.held, coalesce((SELECT sum(l.quantity - coalesce(r.restocked, 0)) FROM order_lines l
       JOIN orders o ON o.id = l.order_id
       LEFT JOIN (SELECT order_id, position, sum(restocked) AS restocked FROM returned_pieces GROUP BY 1, 2) r
         ON r.order_id = l.order_id AND r.position = l.position
       WHERE l.product_id = s.product_id AND o.status <> 'cancelled'), 0)::int AS sold
     FROM stock_items s WHERE s.product_id = ANY ($1)`,
    values: [goods.map(({ productId }) => productId)],
  })
  const stock = new Map(goods.map((each) => [each.productId, each.stock]))
  for (const { id, on_hand, held, sold } of rows) {
    if (sold + on_hand === stock.get(id) && held === 0) continue
    figures.oversold += 1
    figures.broken.push(`${id}: of ${stock.get(id)} are ${sold} sold, ${on_hand} there, ${held} held`)
  }
}

/** Every line was sold at what its product asks for so many pieces, and frozen at it: prices do not change in a story. */
async function findMispriced(db: Shop['db'], figures: Figures): Promise<void> {
  const rows = await ask<{ number: string; unit_price: number; asked: number }>(db, {
    text: `SELECT o.number, l.unit_price, asked FROM order_lines l JOIN orders o ON o.id = l.order_id
     JOIN products p ON p.id = l.product_id CROSS JOIN LATERAL (
       SELECT least(coalesce(p.offer_price, p.price), min((b ->> 'price')::bigint)) AS asked
       FROM jsonb_array_elements(p.price_breaks) b WHERE (b ->> 'from')::int <= l.quantity) a
     WHERE l.unit_price <> asked`,
  })
  for (const { number, unit_price, asked } of rows) {
    figures.broken.push(`${number} was sold at ${unit_price} a piece instead of ${asked}`)
  }
}
