import type { NetAmount, NetUnit } from './net-amount.ts'

/** Price of one unit of it, in paise with fractions rounded away as the law rounds: to the nearest paisa. */
export interface UnitPrice {
  paise: number
  /** 'g', 'kg', 'ml', 'l', 'cm', 'm', 'm2' or 'piece'. */
  per: NetUnit
}

/** The small unit, the large one, and how many small ones the large one is. */
const scales: readonly (readonly [NetUnit, NetUnit, number])[] = [
  ['g', 'kg', 1000],
  ['ml', 'l', 1000],
  ['cm', 'm', 100],
]

/**
 * The unit sale price of a package (Legal Metrology (Packaged Commodities) Rules 2011, 6(11)): per gram below a kilogram, else
 * per kilogram; so with millilitres and litres, centimetres and metres; per piece. Undefined where it would say the price
 * again or nothing at all, and for a set (GST unit SET), whose pieces are not alike.
 */
export function unitPrice(paise: number, net: NetAmount | undefined, soldBy: string): UnitPrice | undefined {
  if (!net || soldBy === 'SET') return undefined
  const { amount, unit } = inScale(net)
  const each = Math.round(paise / amount)
  return amount === 1 || each === 0 ? undefined : { paise: each, per: unit }
}

function inScale({ amount, unit }: NetAmount): NetAmount {
  if (unit === 'mm') return inScale({ amount: amount / 10, unit: 'cm' })
  const [small, large, size] = scales.find((scale) => scale.includes(unit)) ?? [unit, unit, 1]
  const inSmall = unit === large ? amount * size : amount
  return inSmall < size ? { amount: inSmall, unit: small } : { amount: inSmall / size, unit: large }
}
