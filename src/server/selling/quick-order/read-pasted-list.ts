import { setImmediate as othersTurn } from 'node:timers/promises'
import { rememberingReader } from '../../../domain/selling/quick-order/article-words.ts'
import { type ListItem, readList } from '../../../domain/selling/quick-order/read-list.ts'
import type { ListLine } from '../../../shared/contract/lists.ts'
import { listLimits } from '../../../shared/list-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { type AboutList, matchReading, type ReadingMatch } from './match-reading.ts'
import { presentLine } from './present-line.ts'

/** So many lines are looked up at the same time: a long list leaves room for other shoppers. */
const AT_ONCE = 3

/**
 * Reads a pasted message: what it asks for, line by line, with what the shop has of it. Nothing is added. At most
 * `listLimits.itemsMax` things are looked up; `rest` has the lines that were not read, `left` says how many.
 */
export async function readPastedList(
  shop: Shop,
  text: string,
): Promise<{ lines: ListLine[]; left: number; rest: string }> {
  const { items, left, rest } = readList(text, { most: listLimits.itemsMax, itemMax: listLimits.itemMax })
  const about: AboutList = {
    read: rememberingReader(),
    says: new Map(),
    found: new Map(),
    searchesLeft: listLimits.searchesMax,
  }
  const lines: ListLine[] = []
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE)
    lines.push(...(await Promise.all(some.map((item) => readLine(shop, item, about)))))
    await othersTurn()
  }
  return { lines, left, rest }
}

async function readLine(shop: Shop, { text, readings }: ListItem, about: AboutList): Promise<ListLine> {
  const matches: ReadingMatch[] = []
  for (const reading of readings) matches.push(await matchReading(shop, reading, about))
  return presentLine(text, matches)
}
