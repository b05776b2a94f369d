import type { Definition } from './read-attribute.ts'
import { readQuantity } from './read-quantity.ts'

/** A word as it is compared: any case, one space between its parts. */
export function foldWord(word: string): string {
  return word.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}

/**
 * The one way in which a value of an attribute is written where goods are chosen by it: a number in the attribute's unit
 * (`746 W` and `1 HP` are `0.746` of kW), or a word in small letters. `written`: as goods have it, or as somebody asks for it.
 * Undefined where it is no number in a unit of that kind.
 */
export function facetValue({ kind, unit }: Pick<Definition, 'kind' | 'unit'>, written: string): string | undefined {
  if (kind === 'word') return foldWord(written) || undefined
  const number = /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(written) ? Number(written) : readQuantity(written, unit)
  return number !== undefined && Number.isFinite(number) ? String(Number(number.toPrecision(9))) : undefined
}

/** A number in the shop's unit as a shopper reads it: `0.746 kW`, `1-1/4 inch`. */
export function quantityText(value: number, unit: string | null): string {
  const number = unit === 'inch' ? fractionText(value) : String(value)
  return unit === null ? number : `${number} ${unit}`
}

/** Of inches the trade speaks in parts down to a sixty-fourth; what is none of them stays a decimal. */
function fractionText(value: number): string {
  const parts = Math.round(Math.abs(value) * 64)
  if (parts === 0 || Math.abs(Math.abs(value) * 64 - parts) > 0.001) return String(value)
  let [over, under] = [parts % 64, 64]
  while (over % 2 === 0 && over > 0) [over, under] = [over / 2, under / 2]
  const whole = Math.floor(parts / 64)
  const sign = value < 0 ? '-' : ''
  if (over === 0) return `${sign}${whole}`
  return `${sign}${whole > 0 ? `${whole}-` : ''}${over}/${under}`
}
