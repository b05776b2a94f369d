import { stockCopy } from '../../../../shared/copy/office/stock.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { type AdjustReason, reasonFits } from '../../../../shared/office/adjust-reasons.ts'
import { bookAdjustments } from '../../../catalogue/stock/adjust-stock.ts'
import { type CountedItem, findStockItems, fullName } from '../../../catalogue/stock/find-stock-items.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { explainShort } from './held-by-checkouts.ts'

/** By how many pieces, why, and what there is to say of it. */
interface Wanted {
  itemId: string
  change: number
  why: AdjustReason
  note: string
}

/**
 * A person of the shop puts a count right; gives the item's name. Throws `not_found`, `bad_input` where the reason does not go
 * with the direction, `not_allowed` beyond the person's limit of pieces, and `out_of_stock` with what holds the rest where more
 * would be taken off than is free.
 */
export async function adjustForStaff(
  { clock }: Pick<Shop, 'clock'>,
  work: CommandWork,
  { itemId, change, why, note }: Wanted,
): Promise<string> {
  const item = (await findStockItems(work.tx, [itemId])).get(itemId)
  if (!item) throw new Failure('not_found', stockCopy.unknown)
  work.about({ kind: 'stock', id: itemId, name: fullName(item) })
  refuse(change === 0 ? stockCopy.adjust.pieces : !reasonFits(why, change) && stockCopy.adjust.wrongWay(why))
  await book(work, { item, change, note, why, now: clock() })
  return fullName(item)
}

interface Booking {
  item: CountedItem
  change: number
  note: string
  why: AdjustReason
  now: Date
}

async function book(work: CommandWork, { item, change, note, why, now }: Booking): Promise<void> {
  try {
    const { productId, variantId } = item
    await bookAdjustments(work, [{ productId, variantId, change, note, reason: why }], now)
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'out_of_stock') throw error
    const sentence = await explainShort(work.tx, item)
    throw new Failure('out_of_stock', sentence, { ...error.details, errors: { change: sentence } })
  }
}

function refuse(sentence: string | false): void {
  if (sentence) throw new Failure('bad_input', sentence, { errors: { change: sentence } })
}
