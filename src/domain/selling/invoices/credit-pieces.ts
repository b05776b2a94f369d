import { type Paise, shareOf } from '../../../shared/money/money.ts'
import type { TaxedAmount } from './invoice-document.ts'

/** A line of an invoice, or what a credit note takes back of it: pieces (0: the price alone) and amounts in paise. */
export interface CountedLine extends TaxedAmount {
  quantity: number
}

type Amounts = Required<CountedLine>

/** Rest of an invoiced line that is not credited yet. */
export interface LeftOfLine {
  /** The line as it was when its price was last reduced, or as it was invoiced: what pieces are counted from. */
  base: Amounts
  /** Amounts that notes about pieces have taken back since. */
  since: Amounts
}

const nothing: Amounts = { quantity: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0, roundOff: 0, total: 0 }
const heads = ['cgst', 'sgst', 'igst'] as const

/**
 * Counts what the credit notes of a line, the oldest first, have left of it. A note without pieces reduces the price of what is
 * left.
 */
export function leftOfLine(line: CountedLine, credited: readonly CountedLine[]): LeftOfLine {
  let left: LeftOfLine = { base: { ...nothing, ...amountsOf(line) }, since: nothing }
  for (const note of credited) {
    left =
      note.quantity > 0
        ? { ...left, since: combine(left.since, note, 1) }
        : { base: combine(allLeft(left), note, -1), since: nothing }
  }
  return left
}

/** Returns the pieces and amounts that can still be credited. */
export function allLeft({ base, since }: LeftOfLine): Amounts {
  return combine(base, since, -1)
}

/**
 * Credits pieces of a line: its total and each tax up to the pieces credited so far are rounded half up, a note is what is new
 * of that, the taxable value the rest, and the last pieces take all that is left. So the notes of a line add up to it, and a
 * piece of ₹165 is ₹165. `asked`: another total, at most a paisa away, where an amount was shared out before. Expects no more
 * pieces than are left.
 */
export function creditPieces(left: LeftOfLine, pieces: number, asked?: Paise): Amounts {
  const rest = allLeft(left)
  if (pieces === rest.quantity) return rest
  const { base, since } = left
  const upTo = (amount: Paise) => shareOf(amount, since.quantity + pieces, base.quantity)
  const total = asked ?? upTo(base.total) - since.total
  const roundOff = upTo(base.roundOff) - since.roundOff
  const tax = {
    cgst: upTo(base.cgst) - since.cgst,
    sgst: upTo(base.sgst) - since.sgst,
    igst: upTo(base.igst) - since.igst,
  }
  return completed(pieces, total, roundOff, tax)
}

/** Reduces the price of what is left of a line by an amount, its taxes in the same proportion. Expects no more than is left. */
export function creditPrice(left: LeftOfLine, amount: Paise): Amounts {
  const rest = allLeft(left)
  if (amount === rest.total) return { ...rest, quantity: 0 }
  const part = (of: Paise) => shareOf(of, amount, rest.total)
  return completed(0, amount, part(rest.roundOff), {
    cgst: part(rest.cgst),
    sgst: part(rest.sgst),
    igst: part(rest.igst),
  })
}

/** The tax of a paisa or two is never more than they are: what is too much comes with a later note. */
function completed(
  quantity: number,
  total: Paise,
  roundOff: Paise,
  tax: Record<(typeof heads)[number], Paise>,
): Amounts {
  const room = Math.max(0, total - roundOff)
  const { cgst, sgst, igst } = tax
  const fits = cgst + sgst + igst <= room
  const half = Math.min(cgst, sgst, Math.floor(room / 2))
  const kept = fits ? tax : { cgst: half, sgst: half, igst: Math.min(igst, room) }
  const taxable = total - roundOff - kept.cgst - kept.sgst - kept.igst
  return { quantity, taxable, ...kept, roundOff, total }
}

function amountsOf({ quantity, taxable, cgst, sgst, igst, roundOff = 0, total }: CountedLine): Amounts {
  return { quantity, taxable, cgst, sgst, igst, roundOff, total }
}

function combine(one: Amounts, other: CountedLine, sign: 1 | -1): Amounts {
  const more = amountsOf(other)
  const sum = { ...one }
  for (const key of Object.keys(nothing) as (keyof Amounts)[]) sum[key] = one[key] + sign * more[key]
  return sum
}
