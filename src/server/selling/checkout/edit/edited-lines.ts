import type { Kysely } from 'kysely'
import { isSameArticle, type LinePieces } from '../../../../domain/selling/orders/edit-rules.ts'
import { isSoldIn } from '../../../../domain/selling/pricing/sold-quantities.ts'
import type { EditWish } from '../../../../shared/contract/office/order-edit-calls.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { orderEdit as copy } from '../../../../shared/copy/office/order-edit.ts'
import { Failure, type FailureCode } from '../../../../shared/errors/failure.ts'
import type { Paise } from '../../../../shared/money/money.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { isUnknown, readAsked } from '../../cart/cart-rows.ts'
import { type CartLine, openCart } from '../../cart/open-cart.ts'
import { quantityNotice } from '../../cart/quantity-notice.ts'
import { dealsInOrder } from '../../deals/deal-queries.ts'
import type { StoredLine, StoredOrder } from '../../orders/stored-order.ts'
import { quotedInOrder } from '../../quotes/quoted-in-order.ts'
import type { SoldLine } from '../place/record-order.ts'

/** A line as it would be sold, with the line of the order that it is; null: it is added. */
export interface EditedLine extends SoldLine {
  was: StoredLine | null
  /** Today's; empty where the shop has the goods no more. */
  categoryId: string
  piecesInUnit: number
  isQuoted: boolean
  /** It keeps the price of a deal, and so much of the online discount at most, in percent. */
  dealPercent?: number
  deal?: { from: number }
  /** It keeps the price at which it was ordered; else it has today's, of these quantities and this sale. */
  isKept?: boolean
  /** Taken off it at the counter, in paise; left out: nothing. */
  discount?: Paise
  steps?: CartLine['steps']
  saleText?: string | undefined
  /** Facts that decide how it travels; left out: not known. */
  travel?: CartLine['travel'] | undefined
}

/** An article of the catalogue as it is today; undefined: it exists no more, or is not on sale. */
interface Today {
  known: CartLine | undefined
  sold: CartLine | undefined
  inVariants: boolean
}

/**
 * Reads the lines of an edit. A line of an article that the order has keeps what it was sold at, also in another quantity, or has
 * today's price where that is wanted; any other has today's. Throws `bad_input` naming the line for one that is there twice, that
 * the order does not have, and for what is not on sale; `not_found` for what the shop has not; `quantity_not_sold` (packs, minimum).
 */
export async function readEditedLines(
  db: Kysely<Database>,
  order: StoredOrder,
  { lines, todayPrices }: Pick<EditWish, 'lines' | 'todayPrices'>,
  now: Date,
): Promise<EditedLine[]> {
  for (const [at, { position }] of lines.entries()) {
    const isNone = position && !order.lines.some((line) => line.position === position)
    if (isNone) throw refusal(at, 'position', copy.noLine(position))
  }
  const today = await readToday(db, lines, now)
  const quoted = await quotedInOrder(db, order.id)
  const deals = await dealsInOrder(db, order.id)
  return lines.map((wished, at) => {
    const was = order.lines.find((line) => isSameArticle(articleOf(line), wished)) ?? null
    const line = was ? keptLine(was, today[at]) : addedLine(today[at], at, wished.variantId)
    if (lines.findIndex((each) => isSameArticle(each, wished)) !== at) {
      throw refusal(at, 'productId', copy.twice(line.name))
    }
    refuseOddQuantity(today[at]?.known, { at, quantity: wished.quantity, was })
    const isQuoted = quoted.some(
      (each) => isSameArticle(articleOf(each), wished) && each.unit_price === was?.unit_price,
    )
    const dealt = deals.find((each) => isSameArticle(articleOf(each), wished) && each.agreed_price === was?.unit_price)
    const sold = todayPrices ? today[at]?.sold : undefined
    const kept = {
      ...{ isQuoted, isKept: was !== null },
      ...(was && order.by_phone && { discount: discountOf(was, wished.quantity) }),
      ...(dealt && { dealPercent: dealt.online_percent, deal: { from: dealt.quantity } }),
    }
    const priced = sold ? { ...pricedToday(sold), isQuoted: false } : kept
    return { ...line, quantity: wished.quantity, was, ...priced }
  })
}

/** Returns what was taken off a line of an order by phone, by the pieces that it has now; never more than was taken off it. */
function discountOf({ discount_share: share, quantity: was }: StoredLine, quantity: number): Paise {
  return quantity >= was ? share : Math.floor((share * quantity) / was)
}

/** Returns the article of a row. */
export function articleOf({ product_id, variant_id }: Pick<StoredLine, 'product_id' | 'variant_id'>) {
  return { productId: product_id, variantId: variant_id }
}

/** Reads articles as the catalogue has them today, each in its quantity. */
export async function readToday(db: Kysely<Database>, asked: readonly LinePieces[], now: Date): Promise<Today[]> {
  const known = (await readAsked(db, '', asked)).filter((row) => !isUnknown(row))
  const { lines, gone } = openCart(known, now)
  return asked.map((article) => {
    const sold = lines.find((line) => isSameArticle(line, article))
    const lost = gone.find((line) => isSameArticle(line, article))
    return { known: sold ?? lost, sold, inVariants: lost?.inVariants ?? false }
  })
}

function pricedToday({ unitPrice, steps, saleText }: CartLine) {
  return { unitPrice, steps, saleText }
}

/** Returns a line as the order sold it, with the tax of today: an order has the rates of the day of its invoice. */
function keptLine(was: StoredLine, today: Today | undefined): Omit<EditedLine, 'was' | 'isQuoted'> {
  return {
    ...articleOf(was),
    name: was.name,
    variantName: was.variant_name,
    image: was.image,
    quantity: was.quantity,
    unit: was.unit,
    unitPrice: was.unit_price,
    hsnCode: was.hsn_code,
    gstRate: today?.known?.gstRate ?? was.gst_rate,
    piecesInUnit: today?.known?.piecesInUnit ?? 1,
    categoryId: today?.known?.categoryId ?? '',
    travel: today?.known?.travel,
  }
}

/** Returns an article that comes into an order, at today's price. Throws `not_found`, and `bad_input` for what is not on sale. */
export function addedLine(today: Today | undefined, at: number, variantId: string | null): CartLine {
  if (!today?.known) {
    throw new Failure('not_found', variantId === null ? failures.productNotFound : failures.variantNotFound)
  }
  if (today.sold) return today.sold
  const { name } = today.known
  throw today.inVariants
    ? refusal(at, 'variantId', copy.chooseVariant(name))
    : refusal(at, 'productId', copy.notSold(name))
}

/** Throws `quantity_not_sold` where a line that is new or has another quantity is not sold in it. */
export function refuseOddQuantity(
  known: CartLine | undefined,
  { at, quantity, was }: { at: number; quantity: number; was: StoredLine | null },
): void {
  if (!known || quantity === was?.quantity || isSoldIn(known, quantity)) return
  throw refusal(at, 'quantity', quantityNotice({ ...known, quantity }), 'quantity_not_sold')
}

/** Returns the refusal of a field of a line. */
export function refusal(at: number, field: string, sentence: string, code: FailureCode = 'bad_input'): Failure {
  return new Failure(code, sentence, { errors: { [`lines.${at}.${field}`]: sentence } })
}
