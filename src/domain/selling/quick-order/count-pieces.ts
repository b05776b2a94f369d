import { lists as copy } from '../../../shared/copy/lists.ts'
import { isSoldIn, nearestQuantities } from '../pricing/sold-quantities.ts'
import type { Choice } from './article-words.ts'
import type { Counting } from './counting-words.ts'

/** Pieces of an article that a line asks for, in what it is sold by. */
export interface Pieces {
  quantity: number
  /** Points to check before it goes into the cart; null: what was asked for is what is sold. */
  notice: string | null
}

/** Unique Quantity Codes of each way of counting, where products are sold by it. */
const SOLD_BY: Partial<Record<Counting, readonly string[]>> = {
  pair: ['PRS'],
  set: ['SET'],
  pack: ['PAC', 'BOX'],
  box: ['BOX', 'PAC'],
  roll: ['ROL'],
  m: ['MTR'],
  kg: ['KGS'],
  l: ['LTR'],
}
const METRES_IN_FOOT = 0.3048

/** Returns whether a measure is a quantity of this article: `5 kg` of nails, but not of a tin. */
export function isSoldByMeasure(counting: Counting | null, { product: { unit } }: Choice): boolean {
  if (counting === 'ft') return unit === 'MTR'
  return counting !== null && (SOLD_BY[counting]?.includes(unit) ?? false)
}

/**
 * Returns the pieces of an article that are asked for, in what it is sold by: whole packs where pieces are asked for, and no
 * fewer than are sold. The notice names what had to be changed, for the shopper to check.
 */
export function countPieces(asked: number | null, counting: Counting | null, choice: Choice): Pieces {
  const { quantity, notice } = inUnits(asked ?? 1, counting, choice)
  const whole = Math.max(1, Math.ceil(quantity - 1e-9))
  const soldIn = choice.variant ?? choice.product
  const packs = { minimum: soldIn.minimumQuantity, multiple: soldIn.multiple }
  if (isSoldIn(packs, whole))
    return { quantity: whole, notice: notice ?? (whole === quantity ? null : copy.roundedUp(whole)) }
  const { above } = nearestQuantities(packs, whole)
  return { quantity: above, notice: copy.soldIn(packs.minimum, packs.multiple, above) }
}

function inUnits(asked: number, counting: Counting | null, choice: Choice): Pieces {
  const { unit } = choice.product
  const inOne = piecesInOne(choice)
  if (counting === null || counting === 'piece')
    return inOne > 1 ? ofPacks(asked, inOne) : { quantity: asked, notice: null }
  if (counting === 'dozen' || counting === 'gross') {
    const pieces = asked * (counting === 'dozen' ? 12 : 144)
    return inOne > 1
      ? ofPacks(pieces, inOne)
      : { quantity: pieces, notice: unit === 'NOS' ? null : copy.checkUnit(pieces) }
  }
  if (counting === 'ft') return { quantity: asked * METRES_IN_FOOT, notice: copy.fromFeet(asked) }
  if (SOLD_BY[counting]?.includes(unit)) return { quantity: asked, notice: null }
  // gloves are packed by the dozen pairs, tape comes in rolls that are counted by the piece
  return { quantity: asked, notice: copy.checkUnit(asked) }
}

function ofPacks(pieces: number, inOne: number): Pieces {
  const packs = Math.ceil(pieces / inOne)
  return { quantity: packs, notice: copy.packsFor(pieces, inOne, packs) }
}

/** Returns the number of pieces in one of what is sold by the pack; of a set the set is what is counted. */
function piecesInOne({ product, variant }: Choice): number {
  if (product.unit !== 'PAC' && product.unit !== 'BOX') return 1
  const written = /(\d{1,5})\s*(?:pieces|nos|pcs|pairs)/i.exec(variant?.netQuantity ?? product.netQuantity)?.[1]
  return written === undefined ? 1 : Number(written)
}
