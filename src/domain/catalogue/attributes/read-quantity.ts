import { factorTo } from './measure-units.ts'

/** A number as people of the trade write it: 20, 0.75, .5, 1/2, 1-1/4, 1 1/4, 1½; perhaps with a sign. */
const number = String.raw`[-−+±]?(?:\d+(?:[- ]\d+\/\d+|\/\d+|[¼½¾]|\.\d+)?|[¼½¾]|\.\d+)`
const numberFirst = new RegExp(`^(${number})\\s*(.*)$`)
const fractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

/** A number with whatever stands behind it. */
export interface Quantity {
  number: number
  /** Unit as it is written; empty for a bare number. */
  unit: string
}

/** Takes a written quantity apart; undefined where it does not begin with a number. */
export function splitQuantity(text: string): Quantity | undefined {
  const [, digits, unit = ''] = numberFirst.exec(text.trim()) ?? []
  if (digits === undefined) return undefined
  const value = numberOf(digits)
  return value === undefined ? undefined : { number: value, unit: unit.trim() }
}

function numberOf(written: string): number | undefined {
  const digits = written.replace(/^[+±]/, '').replace('−', '-')
  const sign = digits.startsWith('-') ? -1 : 1
  const whole = digits.replace(/^-/, '').replace(/[¼½¾]/, (half) => ` ${fractions[half] ?? ''}`)
  const value = whole
    .trim()
    .split(/[- ]/)
    .reduce((sum, part) => {
      const [over = '', under] = part.split('/')
      return sum + Number(over) / (under === undefined ? 1 : Number(under))
    }, 0)
  return Number.isFinite(value) ? sign * value : undefined
}

/**
 * A written quantity in a unit; undefined where it cannot be read with certainty. What stands in brackets behind it says the
 * same in another unit, `0.37 kW (0.5 HP)`: the one in the wanted unit counts, and the two agree within a twentieth.
 */
export function readQuantity(text: string, wanted: string | null): number | undefined {
  const [, outer = text, inner] = /^(.+?)\s+\(([^()]+)\)$/.exec(text.trim()) ?? []
  const first = inUnit(outer, wanted)
  if (inner === undefined || first === undefined) return first?.value
  const second = inUnit(inner, wanted)
  if (!second || Math.abs(second.value - first.value) > Math.abs(first.value) / 20) return undefined
  return !first.isOwn && second.isOwn ? second.value : first.value
}

function inUnit(text: string, wanted: string | null): { value: number; isOwn: boolean } | undefined {
  const quantity = splitQuantity(text)
  if (!quantity) return undefined
  if (wanted === null) return quantity.unit === '' ? { value: quantity.number, isOwn: true } : undefined
  const factor = factorTo(wanted, quantity.unit)
  return factor === undefined ? undefined : { value: rounded(quantity.number * factor), isOwn: factor === 1 }
}

/** Conversions leave no noise: 1/2 inch is 12.7 mm. */
function rounded(value: number): number {
  return Number(value.toPrecision(9))
}
