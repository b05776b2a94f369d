import { type Paise, splitByWeight } from '../../../shared/money/money.ts'
import { allLeft, creditPieces, creditPrice, type LeftOfLine, leftOfLine } from './credit-pieces.ts'
import { deliveryOf } from './draw-up-invoice.ts'
import type { CreditNoteDocument, InvoiceDocument, InvoiceLine } from './invoice-document.ts'

/** A line of an invoice, and what its credit notes have left of it. */
export interface CreditableLine {
  /** Of the invoice, from 1. */
  position: number
  line: InvoiceLine
  isDelivery: boolean
  left: LeftOfLine
}

/** Pieces of a line that come back. */
interface PiecesBack {
  position: number
  pieces: number
}

/** Returns the notes against an invoice: those of one that it replaces are none of them. */
export function notesAgainst({ number }: InvoiceDocument, notes: readonly CreditNoteDocument[]): CreditNoteDocument[] {
  return notes.filter(({ against }) => against.number === number)
}

/** Lists what can still be credited of an invoice, after the notes of its order, the oldest first. */
export function creditableLines(invoice: InvoiceDocument, notes: readonly CreditNoteDocument[]): CreditableLine[] {
  const delivery = deliveryOf(invoice)
  const credited = notesAgainst(invoice, notes).flatMap(({ lines }) =>
    // a note of a whole invoice has all its lines, in their order
    lines.map((line, index) => ({ ...line, position: line.position ?? index + 1 })),
  )
  return invoice.lines.map((line, index) => ({
    position: index + 1,
    line,
    isDelivery: line === delivery,
    left: leftOfLine(
      line,
      credited.filter(({ position }) => position === index + 1),
    ),
  }))
}

/**
 * Draws up the lines of a note about pieces, in the order of the invoice; `delivery`: with what is left of the delivery charge.
 */
export function linesOfPieces(
  lines: readonly CreditableLine[],
  back: readonly PiecesBack[],
  delivery: boolean,
): InvoiceLine[] {
  return lines.flatMap((each) => {
    const asked = back.find(({ position }) => position === each.position)?.pieces ?? 0
    const pieces = each.isDelivery && delivery ? deliveryPieces(each) : asked
    return pieces > 0 ? [pieceLine(each, pieces)] : []
  })
}

/** Pieces of a line in a parcel that was not paid; `total`: paise that it asked for them. */
export interface UnpaidPieces extends PiecesBack {
  total: Paise
}

/**
 * Draws up the lines of a note about a parcel of a cash order that did not arrive: exactly what it had asked for, `amount` paise. That is
 * its pieces, and without pieces its part of the delivery charge, so that the other parcels go on asking for what they did.
 */
export function linesOfParcel(
  lines: readonly CreditableLine[],
  back: readonly UnpaidPieces[],
  amount: Paise,
): InvoiceLine[] {
  const goods = lines.flatMap((each) => {
    const asked = back.find(({ position }) => position === each.position)
    return asked && !each.isDelivery ? [pieceLine(each, asked.pieces, asked.total)] : []
  })
  const rest = amount - goods.reduce((sum, { total }) => sum + total, 0)
  if (rest < 0 || rest > deliveryLeft(lines))
    throw new Error('a parcel had asked for something else than what is in it')
  const delivery = linesOfPrice(
    lines.filter(({ isDelivery }) => isDelivery),
    rest,
  )
  return [...goods, ...delivery]
}

/** Draws up the lines of all that is left: pieces, the delivery charge, and none that has neither pieces nor an amount. */
export function linesOfRest(lines: readonly CreditableLine[]): InvoiceLine[] {
  return lines.flatMap((each) => {
    const { quantity, total } = allLeft(each.left)
    const isLeft = each.isDelivery ? total > 0 : quantity > 0 || total > 0
    return isLeft ? [pieceLine(each, quantity)] : []
  })
}

/** Returns what can still be credited of the delivery charge, in paise. */
export function deliveryLeft(lines: readonly CreditableLine[]): Paise {
  return amountLeft(lines.filter(({ isDelivery }) => isDelivery))
}

/** Returns what can still be credited of these lines, in paise. */
export function amountLeft(lines: readonly CreditableLine[]): Paise {
  return lines.reduce((sum, { left }) => sum + allLeft(left).total, 0)
}

/** Draws up the lines of a price credit over these lines, by what is left of each. Expects no more than amountLeft. */
export function linesOfPrice(lines: readonly CreditableLine[], amount: Paise): InvoiceLine[] {
  const shares = splitByWeight(
    amount,
    lines.map(({ left }) => allLeft(left).total),
  )
  return lines.flatMap(({ position, line, left }, index) => {
    const share = shares[index] ?? 0
    if (share === 0) return []
    return [withoutRoundOff({ ...line, position, unitPrice: 0, discount: 0, ...creditPrice(left, share) })]
  })
}

/** Counts the delivery as long as something is left of its charge: a price credit may have taken it all. */
function deliveryPieces({ left }: CreditableLine): number {
  const { quantity, total } = allLeft(left)
  return total > 0 ? quantity : 0
}

function pieceLine({ position, line, left }: CreditableLine, pieces: number, asked?: Paise): InvoiceLine {
  const credited = creditPieces(left, pieces, asked)
  return withoutRoundOff({ ...line, position, ...credited, discount: line.unitPrice * pieces - credited.total })
}

/** Leaves out a round off of nothing, as an invoice does. */
function withoutRoundOff({ roundOff, ...line }: InvoiceLine): InvoiceLine {
  return roundOff ? { ...line, roundOff } : line
}
