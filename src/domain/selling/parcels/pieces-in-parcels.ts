import { type Paise, shareOf } from '../../../shared/money/money.ts'
import type { ParcelState } from '../../../shared/parcel-states.ts'

/** A line of an order: `position` counts from 1, `line_total` is paise. */
export interface PackedLine {
  position: number
  quantity: number
  line_total: Paise
}

/** Pieces of a line that are in one parcel. */
export interface PiecesOfLine {
  position: number
  pieces: number
}

/** Lines of a parcel. */
type Filled = { lines: readonly PiecesOfLine[] }

/** Counts the pieces of a line that are in parcels. */
function piecesPacked(parcels: readonly Filled[], position: number): number {
  return parcels
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((sum, { pieces }) => sum + pieces, 0)
}

/** Lists the lines of which pieces are in no parcel, with how many. */
export function piecesLeft<Line extends Pick<PackedLine, 'position' | 'quantity'>>(
  lines: readonly Line[],
  parcels: readonly Filled[],
): { line: Line; left: number }[] {
  const counted = lines.map((line) => ({ line, left: line.quantity - piecesPacked(parcels, line.position) }))
  return counted.filter(({ left }) => left > 0)
}

/** `none`: no such line. `twice`: named before. `much`: more than the line has. `left`: more than are in no parcel. */
export type PackFault = { index: number; left: number; why: 'none' | 'twice' | 'much' | 'left' }

/** Returns the first fault of pieces that somebody wants to pack; undefined where they can be packed. */
export function faultOfPacking(
  wanted: readonly PiecesOfLine[],
  lines: readonly PackedLine[],
  parcels: readonly Filled[],
): PackFault | undefined {
  for (const [index, { position, pieces }] of wanted.entries()) {
    const line = lines.find((each) => each.position === position)
    if (!line) return { index, left: 0, why: 'none' }
    const left = line.quantity - piecesPacked(parcels, position)
    if (wanted.findIndex((each) => each.position === position) !== index) return { index, left, why: 'twice' }
    if (pieces > line.quantity) return { index, left, why: 'much' }
    if (pieces > left) return { index, left, why: 'left' }
  }
  return undefined
}

/**
 * Returns the paise that are collected for the newest of an order's parcels: what is due is shared by the value of the goods packed so
 * far, each parcel takes what is new of that, and the one that leaves nothing takes the rest. So the parcels of a whole order add up
 * to what is due. `parcels`: with the new one, `before`: what the earlier ones collect.
 */
export function shareToCollect(
  due: Paise,
  lines: readonly PackedLine[],
  parcels: readonly Filled[],
  before: Paise,
): Paise {
  if (piecesLeft(lines, parcels).length === 0) return due - before
  const isFree = lines.every(({ line_total }) => line_total === 0)
  const worth = (line: PackedLine) => (isFree ? line.quantity : line.line_total)
  const all = lines.reduce((sum, line) => sum + worth(line), 0)
  const packed = lines.reduce(
    (sum, line) => sum + shareOf(worth(line), piecesPacked(parcels, line.position), line.quantity),
    0,
  )
  return Math.max(0, shareOf(due, packed, all) - before)
}

/** A parcel of an order, in the order in which they were packed; `collect` in paise, null: nothing. */
interface AskingParcel extends Filled {
  number: number
  state: ParcelState
  collect: Paise | null
}

/** Adds up what the parcels that did not arrive had asked for, in paise: nobody pays that any more. */
export function notCollected(parcels: readonly Pick<AskingParcel, 'state' | 'collect'>[]): Paise {
  const gone = parcels.filter(({ state }) => state === 'refused' || state === 'lost')
  return gone.reduce((sum, { collect }) => sum + (collect ?? 0), 0)
}

/**
 * Returns the part of what a parcel collects that is for its pieces of a line, in paise, as shareToCollect counted it when it was packed;
 * the rest is its part of the delivery charge.
 */
export function shareOfLine(line: PackedLine, parcel: AskingParcel, all: readonly AskingParcel[]): Paise {
  const { position, quantity, line_total } = line
  const before = piecesPacked(
    all.filter(({ number }) => number < parcel.number),
    position,
  )
  const upTo = (pieces: number) => shareOf(line_total, pieces, quantity)
  return upTo(before + piecesPacked([parcel], position)) - upTo(before)
}

/** A line of an order of which pieces came back. */
interface LineWithBack extends Pick<PackedLine, 'position' | 'quantity'> {
  returned: number
}

/**
 * Returns how many pieces of a line are credited for a parcel that did not arrive: those in it that are not back yet. `gone`: the
 * other parcels that did not arrive, credited before. Null: some came back by hand, and they may be of another parcel.
 */
export function piecesToCredit(line: LineWithBack, parcel: Filled, gone: readonly Filled[]): number | null {
  const { position, quantity, returned } = line
  const [inside, credited] = [piecesPacked([parcel], position), piecesPacked(gone, position)]
  const byHand = returned - credited
  const elsewhere = quantity - inside - credited
  return byHand > 0 && elsewhere > 0 ? null : Math.max(0, inside - byHand)
}
