import { paiseFromRupees, rupeesFromPaise } from '../money/money.ts'
import { type GoodsField, productFields, variantFields } from './goods-fields.ts'
import type { GoodsPriceBreak } from './goods-types.ts'

type Fields = Readonly<Record<string, unknown>>

const kinds: Readonly<Record<string, GoodsField>> = { ...variantFields, ...productFields }

/** Fields of goods from paise to rupees, as calls and sheets have them; all that is no amount stays as it is. */
export function goodsInRupees<T extends object>(fields: T): T {
  return withAmounts(fields as Fields, rupeesFromPaise) as T
}

/** The same from rupees to paise. Throws a RangeError where an amount is finer than a paisa. */
export function goodsInPaise<T extends object>(fields: T): T {
  return withAmounts(fields as Fields, paiseFromRupees) as T
}

function withAmounts(fields: Fields, turn: (amount: number) => number): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, turned(name, value, turn)]))
}

function turned(name: string, value: unknown, turn: (amount: number) => number): unknown {
  const kind = kinds[name]?.kind
  if (kind === 'money' && typeof value === 'number') return turn(value)
  if (kind !== 'breaks' || !Array.isArray(value)) return value
  return (value as GoodsPriceBreak[]).map(({ from, price }) => ({ from, price: turn(price) }))
}
