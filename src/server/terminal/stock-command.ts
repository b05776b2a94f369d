import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { adjustStock } from '../catalogue/stock/adjust-stock.ts'
import { listStock, type StockLevelOf } from '../catalogue/stock/list-stock.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { layOut } from './lay-out.ts'
import { UsageFailure } from './usage.ts'

/** `stock <product or variant> [<+n or -n>]`: shows what there is, or books pieces that came in or are missing. */
export async function stockCommand(shop: PayingShop, [id, change, ...more]: string[]): Promise<string> {
  if (id === undefined) throw new UsageFailure('The stock of what? Give a product’s or a variant’s id.')
  if (more.length > 0) throw new UsageFailure(`${more[0]} is one word too many.`)
  const levels = await listStock(shop.db, id)
  if (levels.length === 0) throw new Failure('not_found', failures.productNotFound)
  if (change === undefined) return show(levels)
  const pieces = readChange(change)
  const level = levels.length > 1 ? levels.find((each) => each.variantId === null && each.sold) : levels[0]
  if (level === undefined) {
    throw new UsageFailure(`${id} has variants. Name one of them:\n${show(levels)}`)
  }
  await adjustStock(shop, level, pieces, 'by the owner, from the terminal')
  return show(await listStock(shop.db, id))
}

function readChange(typed: string): number {
  if (/^[+-][1-9]\d{0,5}$/.test(typed)) return Number(typed)
  throw new UsageFailure(`${typed} is not a change: write +5 for five pieces more, -5 for five fewer.`)
}

function show(levels: readonly StockLevelOf[]): string {
  const rows = levels.map((level) => [
    level.variantId ?? level.productId,
    level.variantName ? `${level.name}, ${level.variantName}` : level.name,
    String(level.onHand),
    String(level.held),
    String(level.onHand - level.held),
  ])
  return layOut([['Id', 'Name', 'On hand', 'Reserved', 'Available'], ...rows])
}
