import type { PlannedRow } from './plan-product.ts'

/** A price that moves, in rupees as its cell has them; `percent`: of what it was, to one decimal. */
export interface PriceMove {
  row: number
  name: string
  column: string
  was: string
  becomes: string
  percent: number
}

/** The largest moves of prices: a slip of the hand is among them. */
export interface PriceExtremes {
  rises: PriceMove[]
  falls: PriceMove[]
}

const shown = 3
const prices = ['price', 'offerPrice']

/** The three largest rises and falls of what rows would do to prices, the largest first. */
export function priceExtremes(rows: readonly PlannedRow[]): PriceExtremes {
  const moves = rows.filter(({ state }) => state === 'changed').flatMap(movesOf)
  const sorted = moves.toSorted((a, b) => b.percent - a.percent || a.row - b.row)
  return {
    rises: sorted.filter(({ percent }) => percent > 0).slice(0, shown),
    falls: sorted
      .filter(({ percent }) => percent < 0)
      .slice(-shown)
      .reverse(),
  }
}

function movesOf({ row, name, diffs }: PlannedRow): PriceMove[] {
  return diffs.flatMap(({ column, was, becomes }) => {
    // a bulk change names the variant behind its field
    const [field = '', ...variant] = column.split(': ')
    const [from, to] = [Number(was), Number(becomes)]
    // an offer that begins or ends is no move
    if (!prices.includes(field) || !(from > 0) || !(to > 0)) return []
    const called = [name, ...variant].join(' · ')
    return [{ row, name: called, column: field, was, becomes, percent: Math.round(((to - from) / from) * 1000) / 10 }]
  })
}
