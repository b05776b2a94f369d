import { numberFault } from '../../shared/copy/numbers.ts'
import { typedQuantity as copy } from '../../shared/copy/typed-quantity.ts'
import { limits } from '../../shared/limits.ts'
import { numberRules } from '../../shared/numbers/number-rules.ts'
import { readNumber } from '../../shared/numbers/read-number.ts'

/** Quantities in which something can be bought now: from `least` on, in whole packs of `multiple`, up to `most`. */
export interface Bounds {
  least: number
  multiple: number
  most: number
}

export type ReadQuantity = typeof readQuantity

/** Reads a quantity as people type it (decision 140): the pieces, or a sentence that says why it is none or cannot be bought. */
export function readQuantity(text: string, { least, multiple, most }: Bounds): number | string {
  const rule = { ...numberRules.pieces, most: limits.quantityMax }
  const reading = readNumber(text, rule)
  if ('fault' in reading) return numberFault(reading.fault, rule)
  const { value: pieces } = reading
  if (pieces > most) return copy.onlyLeft(most)
  if (pieces < least) return copy.least(least)
  if (pieces % multiple === 0) return pieces
  const below = pieces - (pieces % multiple)
  const near = [below, below + multiple].filter((each) => each >= least && each <= most)
  return copy.packs(multiple, near)
}
