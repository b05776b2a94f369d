import { shelvesBetween } from '../../../domain/warehouse/counts/shelves-between.ts'
import { countCopy as copy } from '../../../shared/copy/office/counts.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { type CountScope, countName } from '../../../shared/office/counts.ts'
import { countingLimits } from '../../../shared/stock-count-limits.ts'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { insertCount, insertLines } from './count-queries.ts'
import { itemsByChance, itemsOfCategory, itemsOnShelves, listShelves, nameOfCategory } from './scope-queries.ts'

type Wanted = { kind: 'category'; id: string } | Exclude<CountScope, { kind: 'category' }>

/**
 * Begins a count: what belongs to it is fixed now. Gives its id and how much there is to count. Throws `not_found` for an
 * unknown category, `bad_input` where there is nothing in it, or more than one count holds.
 */
export async function startCount(
  shop: Shop,
  work: CommandWork,
  wanted: Wanted,
  blind: boolean,
): Promise<{ id: string; items: number }> {
  const { scope, keys } = await itemsOf(shop, work, wanted)
  if (keys.length > countingLimits.countLinesMax) throw refused(copy.tooMany(countingLimits.countLinesMax))
  if (keys.length === 0 && scope.kind !== 'list') throw refused(copy.nothingThere)
  const id = shop.newId()
  const number = await insertCount(work.tx, { id, scope, blind, at: shop.clock(), by: work.by.name })
  await insertLines(work.tx, id, keys)
  work.about({ kind: 'count', id, name: countName(number) })
  work.changed('count', id, null, { state: 'open', blind, items: keys.length })
  return { id, items: keys.length }
}

async function itemsOf(
  shop: Shop,
  { tx }: CommandWork,
  wanted: Wanted,
): Promise<{ scope: CountScope; keys: StockKey[] }> {
  if (wanted.kind === 'list') return { scope: wanted, keys: [] }
  if (wanted.kind === 'random') {
    return { scope: wanted, keys: await itemsByChance(tx, wanted.items, shop.newToken()) }
  }
  if (wanted.kind === 'shelves') {
    const shelves = shelvesBetween(await listShelves(tx), wanted)
    return { scope: wanted, keys: await itemsOnShelves(tx, shelves, countingLimits.countLinesMax + 1) }
  }
  const name = await nameOfCategory(tx, wanted.id)
  if (name === undefined) throw new Failure('not_found', copy.nothingThere)
  return { scope: { ...wanted, name }, keys: await itemsOfCategory(tx, wanted.id, countingLimits.countLinesMax + 1) }
}

function refused(sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { scope: sentence } })
}

/** Returns the scope of a count, in words. */
export function scopeInWords(scope: CountScope): string {
  if (scope.kind === 'shelves') return copy.shelves(scope.from, scope.to)
  return scope.kind === 'random' ? copy.random(scope.items) : copy.category(scope.name)
}
