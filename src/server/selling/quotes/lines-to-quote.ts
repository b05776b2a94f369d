import { isSoldIn } from '../../../domain/selling/pricing/sold-quantities.ts'
import type { QuoteInput } from '../../../shared/contract/quotes.ts'
import { cartNotices } from '../../../shared/copy/cart-notices.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { quotes as copy } from '../../../shared/copy/quotes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { type AskedLine, type CartRow, isUnknown, readAsked, readCart } from '../cart/cart-rows.ts'
import { type CartLine, openCart } from '../cart/open-cart.ts'
import { quantityNotice } from '../cart/quantity-notice.ts'

type Source = Pick<Shop, 'db' | 'clock'>

/**
 * The articles that were asked for, at today's prices: several lines of one article count together, in the place of the first. Throws
 * `bad_input` at the line and field that is not sold so.
 */
export async function givenLines(shop: Source, given: NonNullable<QuoteInput['lines']>): Promise<CartLine[]> {
  const asked = new Map<string, AskedLine & { at: number }>()
  for (const [at, line] of given.entries()) {
    const known = asked.get(articleOf(line))
    asked.set(articleOf(line), known ? { ...known, quantity: known.quantity + line.quantity } : { ...line, at })
  }
  const all = [...asked.values()]
  const found = await priceNow(shop, all)
  return all.map((line) => {
    const at = (field: string, sentence: string) => refuse(`lines.${line.at}.${field}`, sentence)
    const article = found.get(articleOf(line))
    if (article === undefined || article === 'gone') throw at('productId', failures.productNotFound)
    if (article === 'variant') throw at('variantId', failures.variantNotFound)
    if (line.quantity > limits.quantityMax) throw at('quantity', cartNotices.lineFull)
    if (!isSoldIn(article, line.quantity)) throw at('quantity', quantityNotice(article))
    return article
  })
}

/** Lines of somebody's cart, at today's prices also where a quotation holds. Throws `bad_input` where nothing can be bought of it. */
export async function linesOfCart(shop: Source, userId: string): Promise<CartLine[]> {
  const rows = await readCart(shop.db, userId)
  const asked = rows.flatMap(({ product_id: productId, variant_id: variantId, quantity }) =>
    productId === null ? [] : [{ productId, variantId, quantity }],
  )
  const found = await priceNow(shop, asked)
  const lines = [...found.values()].filter((article) => typeof article !== 'string')
  if (lines.length === 0) throw refuse('lines', copy.emptyCart)
  const odd = lines.find((line) => !isSoldIn(line, line.quantity))
  if (odd) throw refuse('lines', quantityNotice(odd))
  return lines
}

/** Finds each article: its line, `variant` where one has to be chosen or is unknown, or `gone`. */
async function priceNow(
  { db, clock }: Source,
  asked: readonly AskedLine[],
): Promise<Map<string, CartLine | 'variant' | 'gone'>> {
  const rows = (await readAsked(db, '', asked)).filter(({ name }) => name !== null)
  const wrong = new Set(rows.filter(isUnknown).map(articleOfRow))
  const { lines, gone } = openCart(
    rows.filter((row) => !isUnknown(row)),
    clock(),
  )
  return new Map<string, CartLine | 'variant' | 'gone'>([
    ...[...wrong].map((article) => [article, 'variant'] as const),
    ...lines.map((line) => [articleOf(line), line] as const),
    ...gone.map((line) => [articleOf(line), line.inVariants ? 'variant' : 'gone'] as const),
  ])
}

function articleOfRow({ product_id, variant_id }: CartRow): string {
  return `${product_id} ${variant_id}`
}

function articleOf({ productId, variantId }: Pick<AskedLine, 'productId' | 'variantId'>): string {
  return `${productId} ${variantId}`
}

function refuse(field: string, sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { [field]: sentence } })
}
