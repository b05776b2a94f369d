import { deriveOrder } from '../../../domain/selling/derivation/derive-order.ts'
import { explainOrder } from '../../../domain/selling/derivation/explain-order.ts'
import { type ExplainedAmount, words } from '../../../domain/selling/derivation/explained.ts'
import type { CartPrice, PricedLine } from '../../../domain/selling/pricing/price-cart.ts'
import type { Explained } from '../../../shared/contract/explanations.ts'
import { explanation as copy } from '../../../shared/copy/explanation.ts'
import type { Shop } from '../../platform/shop.ts'
import { readCart } from './cart-rows.ts'
import { type DeliverThere, priceOpenCart } from './get-cart.ts'
import { openCart } from './open-cart.ts'
import { presentExplained } from './present-explained.ts'

/** Explains the amounts of a shopper's cart as it is priced now, what no longer holds left out; an empty cart has none. */
export async function explainCart(shop: Shop, userId: string, there: DeliverThere | null): Promise<Explained[]> {
  const cart = openCart(await readCart(shop.db, userId), shop.clock())
  if (cart.lines.length === 0) return []
  const { toPrice, price, zone } = priceOpenCart(cart, shop.settings.now(), there)
  const derivation = deriveOrder(toPrice, price, { coupon: cart.coupon, zone })
  const lines = price.lines.map((line, at) => ({ name: nameOf(cart.lines[at]), ...taxedOf(line) }))
  const explained = explainOrder(
    derivation,
    { ...price, lines, delivery: price.delivery && taxedOf(price.delivery) },
    { title: copy.titles.cart, invoiceDay: null, isHandedOver: false },
  )
  const online = onlineOf(price, toPrice.onlineDiscountPercent)
  return [presentExplained({ ...explained, amounts: [...explained.amounts, ...online] })]
}

/** Explains what the cart would cost paid online; nothing where that is no less. */
function onlineOf({ payOnline, finalAmount }: CartPrice, percent: number): ExplainedAmount[] {
  if (payOnline === finalAmount) return []
  const sentence = copy.online.would(words(finalAmount), percent, words(finalAmount - payOnline), words(payOnline))
  return [{ name: copy.names.payOnline, amount: payOnline, sentences: [`${sentence}.`] }]
}

function nameOf(line: { name: string; variantName: string | null } | undefined): string {
  return [line?.name, line?.variantName].filter(Boolean).join(', ')
}

function taxedOf({ gstRate, lineTotal: total, cgst, sgst, igst }: Omit<PricedLine, 'discountShare' | 'gst'>) {
  return { gstRate, total, cgst, sgst, igst }
}
