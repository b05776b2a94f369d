import type { Paise } from '../../../shared/money/money.ts'

/** A line of a bill, with how many there were before it. */
export interface CostedLine {
  before: number
  quantity: number
  /** Of one piece, without GST; null: not said. */
  cost: Paise | null
}

/** Cost of a piece, in paise. */
export interface PieceCost {
  average: Paise
  /** The last bill's. */
  last: Paise
}

/**
 * The moving weighted average over bills, the first first, to the paisa at each: what lies there at the present average, and what
 * comes at its own cost. What was there before the first known cost counts as that; a line without a cost changes nothing.
 * Undefined where no line has one.
 */
export function movingAverage(lines: readonly CostedLine[], from?: PieceCost): PieceCost | undefined {
  return lines.reduce<PieceCost | undefined>((present, { before, quantity, cost }) => {
    if (cost === null) return present
    if (!present || before === 0) return { average: cost, last: cost }
    return { average: mix(present.average, before, cost, quantity), last: cost }
  }, from)
}

/** (one × pieces + other × more) ÷ all of them, half up. */
function mix(one: Paise, pieces: number, other: Paise, more: number): Paise {
  const all = BigInt(pieces) + BigInt(more)
  const sum = BigInt(one) * BigInt(pieces) + BigInt(other) * BigInt(more)
  return Number((2n * sum + all) / (2n * all))
}
