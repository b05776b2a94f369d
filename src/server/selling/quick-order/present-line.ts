import type { Judged } from '../../../domain/selling/quick-order/choose-article.ts'
import { countPieces } from '../../../domain/selling/quick-order/count-pieces.ts'
import type { ItemReading } from '../../../domain/selling/quick-order/read-item.ts'
import type { ListLine, ListMatch } from '../../../shared/contract/lists.ts'
import { lists as copy } from '../../../shared/copy/lists.ts'
import { limits } from '../../../shared/limits.ts'
import { listLimits } from '../../../shared/list-limits.ts'
import type { ReadingMatch } from './match-reading.ts'

/** A code or a large number names goods by itself; a small bare one may have been meant to count. */
const TELLING = /\d{3}|(?<!\p{L})\p{L}{1,3}[ -]?\d/u

/**
 * A line as it is answered. It is sure where one reading, and only one, finds exactly one article, and the quantity is what was
 * said; everything else is shown to be looked at.
 */
export function presentLine(text: string, matches: readonly ReadingMatch[]): ListLine {
  const decided = matches.filter(({ only }) => only !== undefined)
  const [chosen] = decided
  const likeliest = chosen ?? leastMissing(matches)
  const { reading } = likeliest ?? { reading: undefined }
  const match = chosen?.only && reading ? present(chosen.only, reading) : null
  const others = (likeliest?.judged ?? []).filter(
    (judged) => judged !== chosen?.only && isLikely(judged, likeliest?.judged),
  )
  return {
    text,
    quantity: match?.quantity ?? wholeQuantity(reading?.quantity ?? null),
    match: match && { ...match, notice: match.notice ?? shortOf(match) },
    alternatives: reading
      ? others.slice(0, listLimits.alternativesMax).map((judged) => {
          const other = present(judged, reading)
          return { ...other, notice: other.notice ?? shortOf(other) }
        })
      : [],
    sure:
      match !== null &&
      match.notice === null &&
      reading !== undefined &&
      decided.every((other) => isSame(other, match)) &&
      decided.some(({ reading: each }) => isPlain(each)),
  }
}

/** Another reading of the line that comes to the same. */
function isSame({ only, reading }: ReadingMatch, match: ListMatch): boolean {
  if (!only) return true
  const { productId, variantId, quantity, notice } = present(only, reading)
  return (
    productId === match.productId && variantId === match.variantId && quantity === match.quantity && notice === null
  )
}

function isPlain({ doubtful, quantity, counting, rest }: ItemReading): boolean {
  if (!doubtful) return true
  return quantity === null ? TELLING.test(rest) : counting === null
}

function leastMissing(matches: readonly ReadingMatch[]): ReadingMatch | undefined {
  const missing = ({ judged: [first] }: ReadingMatch) => first?.missing ?? Number.POSITIVE_INFINITY
  return matches.toSorted((one, other) => missing(one) - missing(other))[0]
}

/** Returns whether a choice matches as well as the best one; where that is alone, nearly as well. */
function isLikely({ missing }: Judged, [best, second]: readonly Judged[] = []): boolean {
  const most = best?.missing ?? 0
  return missing <= (second && second.missing > most ? most + 1 : most)
}

function wholeQuantity(asked: number | null): number {
  return Math.min(limits.quantityMax, Math.max(1, Math.ceil(asked ?? 1)))
}

function present(judged: Judged, { quantity: asked, counting }: ItemReading): ListMatch {
  const { product, variant } = judged
  const pieces = countPieces(asked, counting, judged)
  const quantity = Math.min(pieces.quantity, limits.quantityMax)
  const sold = variant ?? product
  return {
    productId: product._id,
    variantId: variant?._id ?? null,
    name: product.name,
    variantName: variant?.name ?? null,
    mainImage: variant?.images[0] ?? product.mainImage,
    price: sold.priceBreaks.findLast(({ from }) => from <= quantity)?.price ?? sold.offerPrice ?? sold.price,
    stock: sold.stock,
    unit: product.unit,
    quantity,
    notice: pieces.quantity > quantity ? copy.atMost(quantity) : pieces.notice,
    priceBreaks: sold.priceBreaks,
    minimumQuantity: sold.minimumQuantity,
    multiple: sold.multiple,
  }
}

function shortOf({ stock, quantity }: ListMatch): string | null {
  return stock < quantity ? copy.onlyLeft(stock) : null
}
