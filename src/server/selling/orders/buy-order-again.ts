import type { Kysely } from 'kysely'
import { type ArticleInPlace, articleInPlace, type Successor } from '../../../domain/catalogue/article-in-place.ts'
import { buyAgain } from '../../../domain/selling/orders/buy-again.ts'
import type { Cart } from '../../../shared/contract/cart.ts'
import type { ReorderChange } from '../../../shared/contract/changed-lines.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { findSuccessors } from '../../catalogue/find-successors.ts'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { countOfDay } from '../../search/day-counts/count-of-day.ts'
import { addPieces, type LineKey } from '../cart/cart-queries.ts'
import { lockCart } from '../cart/cart-rows.ts'
import { findFacts, findRefusal } from '../cart/change-or-refuse.ts'
import { emptyAndKeep } from '../cart/cleared-cart-queries.ts'
import { getCart } from '../cart/get-cart.ts'
import { once } from '../cart/idempotent-change.ts'
import { findOrder } from './order-queries.ts'
import type { StoredLine } from './stored-order.ts'

/** Order that is bought again, and its shopper; `key` (the header Idempotency-Key): sent again within a week it adds nothing twice. */
export interface Reorder {
  userId: string
  orderId: string
  /** Of a cart that is not empty: beside what is in it, or in its place. */
  mode?: 'add' | 'replace' | undefined
  key?: string | undefined
}

/**
 * Puts what an own order has into the cart again, at today's prices (CONTRACT §7). Says of each line what is another than it was:
 * its price, how many there are, how many are sold at once, that it is replaced by its successor, or that it is gone. A cart that is
 * replaced can be put back for a day.
 * Throws `not_found` for another's order, `cart_not_empty` where the cart has something and no mode was said, `cart_full` where it
 * does not all go in: then nothing is changed.
 */
export async function reorder(shop: Shop, request: Reorder): Promise<{ cart: Cart; changes: ReorderChange[] }> {
  const { userId, orderId, mode, key } = request
  const order = await findOrder(shop.db, { id: orderId, userId })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  let changes: ReorderChange[] = []
  let added: string[] = []
  const fill = async (tx: Kysely<Database>) => {
    await makeRoom(tx, { userId, mode, now: shop.clock() })
    changes = await addLines(tx, userId, order.lines, shop.clock())
    const changeOf = ({ position }: StoredLine) => changes.find(({ line }) => line === position)
    const inCart = order.lines.filter((line) => changeOf(line)?.now !== 0)
    added = inCart.map((line) => changeOf(line)?.replacedBy?.productId ?? line.product_id)
  }
  await (key === undefined ? transact(shop, ({ tx }) => fill(tx)) : once(shop, { userId, key }, fill))
  for (const productId of added) countOfDay(shop, 'cart', productId)
  const cart = await getCart(shop, userId)
  return {
    cart,
    changes: [...changes, ...priceChanges(order.lines, { cart, changes })].sort((a, b) => a.line - b.line),
  }
}

/** Locks the cart, and empties it where it is to be replaced. */
async function makeRoom(
  tx: Kysely<Database>,
  { userId, mode, now }: Pick<Reorder, 'userId' | 'mode'> & { now: Date },
): Promise<void> {
  const isEmpty = (await lockCart(tx, userId)).every(({ product_id }) => product_id === null)
  if (isEmpty) return
  if (mode === undefined) throw new Failure('cart_not_empty', failures.cartNotEmpty)
  if (mode === 'replace') await emptyAndKeep(tx, userId, now)
}

async function addLines(
  tx: Kysely<Database>,
  userId: string,
  lines: readonly StoredLine[],
  now: Date,
): Promise<ReorderChange[]> {
  const changes: ReorderChange[] = []
  const successors = await findSuccessors(
    tx,
    lines.map(({ product_id: id }) => id),
  )
  for (const [index, line] of lines.entries()) {
    const change = await addLine(tx, { userId, line, successors }, new Date(now.getTime() + index))
    if (change) changes.push({ ...nameOf(line), ...change })
  }
  return changes
}

type Change = Pick<ReorderChange, 'was' | 'now' | 'why' | 'replacedBy'>

/** Adds a line as far as it can be, in place of what is gone its successor; gives what is another than it was. */
async function addLine(
  tx: Kysely<Database>,
  { userId, line, successors }: { userId: string; line: StoredLine; successors: ReadonlyMap<string, Successor> },
  now: Date,
): Promise<Change | null> {
  const { product_id: productId, variant_id: variantId, quantity: ordered } = line
  const key = { userId, productId, variantId }
  const own = await addPiecesAgain(tx, { key, ordered }, now)
  if (own?.why !== 'gone') return own
  const replacedBy = articleInPlace(successors.get(productId), line.variant_name)
  if (!replacedBy) return own
  const other = await addPiecesAgain(tx, { key: { userId, ...keyOf(replacedBy) }, ordered }, now)
  return other?.why === 'gone' ? own : { was: ordered, now: other?.now ?? ordered, why: 'replaced', replacedBy }
}

const keyOf = ({ productId, variantId }: ArticleInPlace) => ({ productId, variantId })

/** Adds pieces of an article as far as there are any; null: as many as were ordered. Throws `cart_full`. */
async function addPiecesAgain(
  tx: Kysely<Database>,
  { key, ordered }: { key: LineKey; ordered: number },
  now: Date,
): Promise<Change | null> {
  const facts = await findFacts(tx, key)
  const isSold = facts.product_name !== null && (key.variantId === null ? !facts.has_variants : facts.variant_sold)
  if (!isSold) return { was: ordered, now: 0, why: 'gone' }
  const { pieces, why } = buyAgain({
    ordered,
    inCart: facts.in_cart ?? 0,
    available: Math.min(facts.available, limits.quantityMax),
    soldIn: { minimum: facts.minimum ?? 1, multiple: facts.multiple ?? 1 },
  })
  if (pieces === 0) return { was: ordered, now: 0, why: 'stock' }
  if (await addPieces(tx, key, pieces, now)) return why && { was: ordered, now: pieces, why }
  const refusal = await findRefusal(tx, { ...key, action: 'add', quantity: pieces })
  if (refusal.code === 'cart_full') throw refusal
  // somebody bought the last pieces within this very moment
  return { was: ordered, now: 0, why: 'stock' }
}

function priceChanges(
  lines: readonly StoredLine[],
  { cart, changes }: { cart: Cart; changes: readonly ReorderChange[] },
): ReorderChange[] {
  return lines.flatMap((line) => {
    const replacedBy = changes.find((change) => change.line === line.position)?.replacedBy
    const { productId, variantId } = replacedBy ?? nameOf(line)
    const inCart = cart.formattedCart.items.find(
      ({ product, variant }) => product._id === productId && (variant?._id ?? null) === variantId,
    )
    const was = rupeesFromPaise(line.unit_price)
    return !inCart || inCart.offerPrice === was
      ? []
      : [{ ...nameOf(line), was, now: inCart.offerPrice, why: 'price' as const }]
  })
}

function nameOf({ position, product_id, variant_id, name, variant_name }: StoredLine) {
  return { line: position, productId: product_id, variantId: variant_id, name, variantName: variant_name }
}
