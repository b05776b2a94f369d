import type { officeStock } from '../../../../shared/contract/office/stock-calls.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { officeLimits } from '../../../../shared/office-limits.ts'
import { keepPace } from '../../../catalogue/stock/pace-queries.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { presentStockRow } from './present-stock.ts'
import { countLow, listStockRows, worthOfAll } from './stock-rows.ts'

type Query = (typeof officeStock.listStock.query)['_zod']['output']
const wordsMax = 6

/** A page of the stock; the first also says how much runs low, and what all is worth to who sees costs. */
export async function listStockForStaff(shop: Shop, { view, sort, text, after }: Query, may: Staff['permissions']) {
  const countedAt = await keepPace(shop)
  const words = (text ?? '').split(/\s+/).filter(Boolean).slice(0, wordsMax)
  const place = placeOf(after)
  const isFirst = place === undefined
  const [rows, low, worth] = await Promise.all([
    listStockRows(shop.db, { view, sort, words, ...(place && { after: place }), limit: officeLimits.officeRows + 1 }),
    isFirst ? countLow(shop.db) : undefined,
    isFirst && may.has('costs.see') ? worthOfAll(shop.db) : undefined,
  ])
  const page = rows.slice(0, officeLimits.officeRows)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    data: page.map((row) => presentStockRow(row, may)),
    next: last ? `${last.id} ${last.place}` : null,
    countedAt: countedAt.toISOString(),
    ...(low !== undefined && {
      low: { count: Math.min(low, officeLimits.countedMost), more: low > officeLimits.countedMost },
    }),
    ...(worth !== undefined && { value: rupeesFromPaise(worth) }),
  }
}

/** Reads the beginning of a page: an id has no space. Undefined where the text names none: from the first. */
function placeOf(text: string | undefined): { id: string; place: string } | undefined {
  const [, id, place] = /^(\S+) (.*)$/s.exec(text ?? '') ?? []
  return id !== undefined && place !== undefined ? { id, place } : undefined
}
