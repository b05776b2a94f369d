import { deriveOrder } from '../../../domain/selling/derivation/derive-order.ts'
import { explainOrder } from '../../../domain/selling/derivation/explain-order.ts'
import { type ExplainedAmount, words } from '../../../domain/selling/derivation/explained.ts'
import type { CartPrice, PricedLine } from '../../../domain/selling/pricing/price-cart.ts'
import type { Explained } from '../../../shared/contract/explanations.ts'
import { explanation as copy } from '../../../shared/copy/explanation.ts'
import type { Paise } from '../../../shared/money/money.ts'
import { cashRules } from '../../../shared/settings/cash-rules.ts'
import type { Shop } from '../../platform/shop.ts'
import { readCart } from './cart-rows.ts'
import { type DeliverThere, priceOpenCart } from './get-cart.ts'
import { openCart } from './open-cart.ts'
import { presentExplained } from './present-explained.ts'

/** Explains the amounts of a shopper's cart as it is priced now, what no longer holds left out; an empty cart has none. */
export async function explainCart(shop: Shop, userId: string, there: DeliverThere | null): Promise<Explained[]> {
  const cart = openCart(await readCart(shop.db, userId), shop.clock())
  if (cart.lines.length === 0) return []
  const settings = shop.settings.now()
  const { toPrice, price, zone } = priceOpenCart(cart, settings, there)
  const derivation = deriveOrder(toPrice, price, { coupon: cart.coupon, zone })
  const lines = price.lines.map((line, at) => ({ name: nameOf(cart.lines[at]), ...taxedOf(line) }))
  const explained = explainOrder(
    derivation,
    { ...price, lines, delivery: price.delivery && taxedOf(price.delivery) },
    { title: copy.titles.cart, invoiceDay: null, isHandedOver: false },
  )
  const others = [...onlineOf(price, toPrice.onlineDiscountPercent), ...cashOf(price, cashRules(settings).fee)]
  return [presentExplained({ ...explained, amounts: [...explained.amounts, ...others] })]
}

/** Explains what the cart would cost paid online; nothing where that is no less. */
function onlineOf({ payOnline, finalAmount }: CartPrice, percent: number): ExplainedAmount[] {
  if (payOnline === finalAmount) return []
  const sentence = copy.online.would(words(finalAmount), percent, words(finalAmount - payOnline), words(payOnline))
  return [{ name: copy.names.payOnline, amount: payOnline, sentences: [`${sentence}.`] }]
}

/** Explains what the cart would cost paid in cash on delivery; nothing where no fee is asked for it. */
function cashOf({ finalAmount }: CartPrice, fee: Paise): ExplainedAmount[] {
  if (fee === 0) return []
  const amount = finalAmount + fee
  return [{ name: copy.names.payCash, amount, sentences: [copy.cash(words(finalAmount), words(fee), words(amount))] }]
}

function nameOf(line: { name: string; variantName: string | null } | undefined): string {
  return [line?.name, line?.variantName].filter(Boolean).join(', ')
}

function taxedOf({ gstRate, lineTotal: total, cgst, sgst, igst }: Omit<PricedLine, 'discountShare' | 'gst'>) {
  return { gstRate, total, cgst, sgst, igst }
}
