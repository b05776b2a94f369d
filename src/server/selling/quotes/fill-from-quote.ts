import type { Kysely } from 'kysely'
import { leastQuantity, mostSold } from '../../../domain/selling/pricing/sold-quantities.ts'
import type { ChangedLine } from '../../../shared/contract/changed-lines.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type AskedLine, readAsked } from '../cart/cart-rows.ts'
import { findFacts } from '../cart/change-or-refuse.ts'
import { openCart } from '../cart/open-cart.ts'
import { putQuoted } from '../cart/quoted-line-queries.ts'
import type { QuoteLineRow } from './quote-queries.ts'

type Change = Pick<ChangedLine, 'was' | 'now' | 'why'>

/**
 * Fills a line of a locked cart up to the quantity quoted, as far as there is stock, at the quoted price; `at`: its place in the cart. The
 * price then holds from as many pieces on as there were: a buyer does not lose it because the shop has too few. But a price of many
 * that nobody of the shop has set is not that of a few. Gives what is another than was quoted. Throws `cart_full`.
 */
export async function fillFromQuote(
  tx: Kysely<Database>,
  { userId, line, at }: { userId: string; line: QuoteLineRow; at: Date },
): Promise<Change | null> {
  const { product_id: productId, variant_id: variantId, quantity: quoted, quote_id: quoteId } = line
  const key = { userId, productId, variantId }
  const facts = await findFacts(tx, key)
  const isSold = facts.product_name !== null && (variantId === null ? !facts.has_variants : facts.variant_sold)
  if (!isSold) return { was: quoted, now: 0, why: 'gone' }
  const soldIn = { minimum: facts.minimum ?? 1, multiple: facts.multiple ?? 1 }
  const inCart = facts.in_cart ?? 0
  const most = mostSold(soldIn, Math.min(quoted, facts.available))
  const quantity = Math.max(inCart, most)
  const why = facts.available < Math.max(quoted, leastQuantity(soldIn)) ? 'stock' : 'least'
  if (quantity === 0) return { was: quoted, now: 0, why }
  const fewest = most === 0 ? Math.min(quoted, inCart) : most
  const isOwnPrice = fewest < quoted && line.unit_price === line.list_price
  const from = isOwnPrice ? Math.max(fewest, await stepOf(tx, { productId, variantId, quantity: quoted }, at)) : fewest
  if (!(await putQuoted(tx, { ...key, quantity, quoteId, from }, at))) throw new Failure('cart_full', failures.cartFull)
  return quantity < quoted ? { was: quoted, now: quantity, why } : null
}

/** The fewest pieces that cost today what so many cost each. */
async function stepOf(tx: Kysely<Database>, asked: AskedLine, now: Date): Promise<number> {
  const { lines } = openCart(await readAsked(tx, '', [asked]), now)
  return lines[0]?.steps.findLast(({ from }) => from <= asked.quantity)?.from ?? 1
}
