import type { Kysely } from 'kysely'
import { quoteStatus } from '../../../domain/selling/quotes/quote-status.ts'
import type { Cart } from '../../../shared/contract/cart.ts'
import type { ChangedLine } from '../../../shared/contract/changed-lines.ts'
import { quotes as copy } from '../../../shared/copy/quotes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatDate } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { paiseFromRupees, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { countOfDay } from '../../search/day-counts/count-of-day.ts'
import { getCart } from '../cart/get-cart.ts'
import { openLockedCart } from '../cart/quoted-line-queries.ts'
import { fillFromQuote } from './fill-from-quote.ts'
import { openQuote, type QuoteOpener } from './open-quote.ts'
import { findQuoteLines, lockQuote, moveQuote, type QuoteLineRow, type QuoteRow } from './quote-queries.ts'

/** `shownAmount`: the total that the buyer saw, in rupees; undefined: not said. */
type Accepting = QuoteOpener & { userId: string; shownAmount?: number | undefined }

/**
 * Fills a shopper's cart with a quotation at its prices, which hold there until it ends. Each line is filled up to the quantity quoted:
 * accepted again it adds nothing twice, and puts back what was taken out. What cannot be is told (stock, packs, gone). The first account
 * that accepts has it, and its prices are bought once. Throws `not_found`, `quote_state` where it has ended, was declined, bought or
 * accepted by another account, or comes to another total than the buyer saw, `cart_full`: then nothing is changed.
 */
export async function acceptQuote(shop: Shop, request: Accepting): Promise<{ cart: Cart; changes: ChangedLine[] }> {
  const { userId } = request
  const { id } = await openQuote(shop, request)
  const { lines, changes, isFirst } = await transact(shop, async ({ tx, news }) => {
    const now = shop.clock()
    // the cart's lock is the first that is taken, as everywhere
    await openLockedCart(tx, userId, now)
    const quote = await lockQuote(tx, id)
    if (!quote) throw new Failure('not_found', copy.notFound)
    refuseOver(quote, { userId, now })
    const lines = await findQuoteLines(tx, [id])
    refuseOther(lines, request.shownAmount)
    const isFirst = quote.state !== 'accepted'
    if (isFirst) {
      await moveQuote(tx, id, { state: 'accepted', accepted_at: now, accepted_by: userId })
      news({ topic: 'orders', id: '' })
    }
    return { lines, isFirst, changes: await fillAll(tx, { userId, lines, now }) }
  })
  const isLeft = ({ position }: QuoteLineRow) => changes.some(({ line, now }) => line === position && now === 0)
  if (isFirst) for (const line of lines.filter((each) => !isLeft(each))) countOfDay(shop, 'cart', line.product_id)
  const cart = await getCart(shop, userId)
  return { cart, changes: [...changes, ...priceChanges(lines, cart)].sort((a, b) => a.line - b.line) }
}

function refuseOver(quote: QuoteRow, { userId, now }: { userId: string; now: Date }): void {
  const status = quoteStatus(quote, now)
  if (status === 'ordered') throw new Failure('quote_state', copy.ordered)
  if (status === 'declined') throw new Failure('quote_state', copy.declined)
  if (status === 'expired') throw new Failure('quote_state', copy.expired(formatDate(quote.valid_until.toISOString())))
  if (status === 'accepted' && quote.accepted_by !== userId) throw new Failure('quote_state', copy.ofAnother)
}

/** People of the shop may have changed the prices since the buyer opened the page: who accepts has seen what they accept. */
function refuseOther(lines: readonly QuoteLineRow[], shownAmount: number | undefined): void {
  const total = lines.reduce((sum, line) => sum + line.line_total, 0)
  if (shownAmount === undefined || paiseFromRupees(shownAmount) === total) return
  throw new Failure('quote_state', copy.totalChanged(formatRupees(rupeesFromPaise(total))))
}

async function fillAll(
  tx: Kysely<Database>,
  { userId, lines, now }: { userId: string; lines: readonly QuoteLineRow[]; now: Date },
): Promise<ChangedLine[]> {
  const changes: ChangedLine[] = []
  for (const [index, line] of lines.entries()) {
    // one after the other, so that they stand in the cart as they stand in the quotation
    const change = await fillFromQuote(tx, { userId, line, at: new Date(now.getTime() + index) })
    if (change) changes.push({ ...nameOf(line), ...change })
  }
  return changes
}

/** Lines that cost another price than the quoted one: the MRP has fallen below it. */
function priceChanges(lines: readonly QuoteLineRow[], cart: Cart): ChangedLine[] {
  return lines.flatMap((line) => {
    const inCart = cart.formattedCart.items.find(
      ({ product, variant }) => product._id === line.product_id && (variant?._id ?? null) === line.variant_id,
    )
    const was = rupeesFromPaise(line.unit_price)
    return !inCart || inCart.offerPrice === was
      ? []
      : [{ ...nameOf(line), was, now: inCart.offerPrice, why: 'price' as const }]
  })
}

function nameOf({ position, product_id, variant_id, name, variant_name }: QuoteLineRow) {
  return { line: position, productId: product_id, variantId: variant_id, name, variantName: variant_name }
}
