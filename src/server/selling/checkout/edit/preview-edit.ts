import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { placeOfSupply, supplyTo } from '../../../../domain/catalogue/tax/place-of-supply.ts'
import { isSameArticle, stockChanges } from '../../../../domain/selling/orders/edit-rules.ts'
import type { EditPreview, EditWish } from '../../../../shared/contract/office/order-edit-calls.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { orderEdit as copy } from '../../../../shared/copy/office/order-edit.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { deskLimits } from '../../../../shared/order-desk-limits.ts'
import { availableOf } from '../../../catalogue/stock/stock-queries.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { findOrder } from '../../orders/order-queries.ts'
import { presentBreakdown } from '../../orders/present-order.ts'
import type { StoredLine, StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { sumColumns } from '../place/record-order.ts'
import { articleOf } from './edited-lines.ts'
import { type EditPlan, planEdit } from './plan-edit.ts'

/**
 * Returns what an edit would make of an order; writes nothing. Throws `not_found`, `out_of_stock` naming the line that is short, and
 * like planEdit.
 */
export async function previewEdit(
  shop: PayingShop,
  orderId: string,
  wish: EditWish,
  may: { mayRemoveCoupon: boolean },
): Promise<EditPreview> {
  const order = await findOrder(shop.db, { id: orderId })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  const plan = await planEdit(shop, shop.db, order, wish, may)
  await refuseShort(shop.db, order, plan)
  return presentEdit(order, wish, plan, shop.settings.now()['company.state'])
}

/** Returns the pieces that an edit takes from the stock and gives back to it. */
export function stockOfEdit(order: StoredOrder, { lines }: Pick<EditPlan, 'lines'>) {
  return stockChanges(
    order.lines.map((line) => ({ ...articleOf(line), quantity: line.quantity })),
    lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
  )
}

/** Throws `out_of_stock` where more would be taken than there is now, with `available` and the line that is short. */
export async function refuseShort(db: Kysely<Database>, order: StoredOrder, plan: EditPlan): Promise<void> {
  const { taken } = stockOfEdit(order, plan)
  if (taken.length === 0) return
  const available = await availableOf(db, taken)
  for (const [index, article] of taken.entries()) {
    const free = available[index] ?? 0
    if (article.quantity <= free) continue
    const at = plan.lines.findIndex((line) => isSameArticle(line, article))
    const sentence = failures.outOfStock(free, plan.lines[at]?.name ?? failures.thisProduct)
    throw new Failure('out_of_stock', sentence, { available: free, errors: { [`lines.${at}.quantity`]: sentence } })
  }
}

/** Presents a planned edit, with the sum of all that decides. `home`: the shop's state. */
export function presentEdit(order: StoredOrder, wish: EditWish, plan: EditPlan, home: string): EditPreview {
  const { version, ...wanted } = wish
  const was = presentBreakdown(order)
  const becomes = presentBreakdown(sumColumns(plan.price))
  const shown = {
    version: order.version,
    lines: linesOf(order, plan),
    money: { was, becomes, difference: rupeesFromPaise(plan.price.payable - order.payable) },
    supply: {
      was: supplyTo(placeOfSupply(order.delivery_address.state ?? '', order.buyer_firm), home),
      becomes: supplyTo(placeOfSupply(plan.address.state, order.buyer_firm), home),
    },
    coupon: couponOf(order, plan),
    payment: paymentOf(order, plan),
    addressDoubt: plan.doubt,
  }
  // what was typed is part of it: the sum is that of this edit alone
  const digest = createHash('sha256')
    .update(JSON.stringify([order.id, wanted, plan.address, shown]))
    .digest('hex')
  return { digest, ...shown, notices: version === order.version ? [] : [copy.changedMeanwhile] }
}

function linesOf(order: StoredOrder, { lines, price }: EditPlan): EditPreview['lines'] {
  const stays = lines.map((line, index) => ({
    position: line.was?.position ?? null,
    ...{ productId: line.productId, variantId: line.variantId, name: line.name, variantName: line.variantName },
    was: line.was && sideOf(line.was),
    becomes: {
      quantity: line.quantity,
      price: rupeesFromPaise(line.unitPrice),
      total: rupeesFromPaise(price.lines[index]?.lineTotal ?? 0),
      gstRate: price.lines[index]?.gstRate ?? line.gstRate,
    },
    stock: (line.was?.quantity ?? 0) - line.quantity,
  }))
  const gone = removedLines(order, lines).map((line) => ({
    position: line.position,
    ...{ ...articleOf(line), name: line.name, variantName: line.variant_name },
    was: sideOf(line),
    becomes: null,
    stock: line.quantity,
  }))
  return [...stays, ...gone]
}

/** Returns the lines of an order that an edit takes off. */
export function removedLines(order: StoredOrder, lines: EditPlan['lines']): StoredLine[] {
  return order.lines.filter(({ position }) => !lines.some(({ was }) => was?.position === position))
}

function sideOf({ quantity, unit_price, line_total, gst_rate }: StoredLine) {
  return {
    quantity,
    price: rupeesFromPaise(unit_price),
    total: rupeesFromPaise(line_total),
    gstRate: gst_rate,
  }
}

function couponOf(order: StoredOrder, { coupon, price }: EditPlan): EditPreview['coupon'] {
  const { coupon_code: code } = order
  if (code === null) return null
  const missing = coupon?.missing ?? 0
  return {
    code,
    was: rupeesFromPaise(order.coupon_discount),
    becomes: rupeesFromPaise(price.couponDiscount),
    isKept: coupon !== null,
    notice: missing > 0 ? copy.belowMinimum(code, formatRupees(rupeesFromPaise(missing))) : null,
  }
}

function paymentOf(order: StoredOrder, { refund, price }: EditPlan): EditPreview['payment'] {
  if (order.payment_status === 'due') return { what: 'collect', amount: rupeesFromPaise(price.payable) }
  if (refund === 0) return { what: 'nothing', amount: 0 }
  return { what: isByHand(refund) ? 'refund_by_hand' : 'refund', amount: rupeesFromPaise(refund) }
}

/** Returns whether so little, in paise, is paid back by hand: the provider does not. */
export function isByHand(refund: number): boolean {
  return refund > 0 && refund < deskLimits.providerRefundLeast
}
