import { readBarcode } from '../../../shared/barcodes/read-barcode.ts'
import type { PickShare, PickStop } from '../../../shared/contract/office/pick-calls.ts'
import type { QueuedPick } from './pick-queue.ts'

/** A stop with what this phone has tapped and not sent yet. */
export type PickStopHere = PickStop & { waits: boolean }

/** Returns a stop as it will be when all is sent. */
export function withQueue(stop: PickStop, queue: readonly QueuedPick[]): PickStopHere {
  const own = queue.filter(
    ({ productId, variantId, refused }) =>
      refused === undefined && productId === stop.productId && variantId === stop.variantId,
  )
  return { ...stop, shares: stop.shares.map((share) => withTaps(share, own)), waits: own.length > 0 }
}

function withTaps(share: PickShare, taps: readonly QueuedPick[]): PickShare {
  const isConfirmed = share.status === 'confirmed'
  const wanted = isConfirmed ? share.taken + share.toTake - share.toPutBack : 0
  const own = taps.filter(({ orderId }) => orderId === share.orderId)
  const taken = own.reduce((sum, { kind, pieces }) => sum + (kind === 'take' ? pieces : -pieces), share.taken)
  const toTake = isConfirmed ? Math.max(0, wanted - taken) : 0
  const isShort = share.short || taps.some(({ kind }) => kind === 'short')
  return { ...share, taken, toTake, toPutBack: Math.max(0, taken - wanted), short: isShort && toTake > 0 }
}

/** Counts pieces of a stop over its orders. */
export function countOf(stop: PickStop, what: 'toTake' | 'taken' | 'toPutBack'): number {
  return stop.shares.reduce((sum, share) => sum + share[what], 0)
}

/** Counts the pieces that were missing. */
export function missingOf(stop: PickStop): number {
  return stop.shares.reduce((sum, { short, toTake }) => sum + (short ? toTake : 0), 0)
}

/** Returns whether somebody has to go to a stop: what is missing is not waited for. */
export function isOpen(stop: PickStop): boolean {
  return stop.shares.some(({ toTake, short, toPutBack }) => toPutBack > 0 || (toTake > 0 && !short))
}

/** Shares pieces out among the orders that need them, in their order. */
export function shareOut(stop: PickStop, pieces: number): { share: PickShare; pieces: number }[] {
  let left = pieces
  const shared = stop.shares.map((share) => {
    const own = Math.min(left, share.toTake)
    left -= own
    return { share, pieces: own }
  })
  return shared.filter((each) => each.pieces > 0)
}

/** Finds the stop on whose goods a code is, and how many pieces carry it. */
export function stopOfCode<Stop extends PickStop>(stops: readonly Stop[], text: string) {
  const read = readBarcode(text)
  const codes = ['problem' in read ? text.trim() : read.code, text.trim()]
  for (const stop of stops) {
    const known = stop.codes.find(({ code }) => codes.includes(code))
    if (known) return { stop, pieces: known.pieces }
  }
  return undefined
}

/** Finds the stop that a person means by some words: of its name, its size or its shelf. */
export function stopOfWords<Stop extends PickStop>(stops: readonly Stop[], text: string): Stop | undefined {
  const words = text.toLowerCase().split(/\s+/)
  return stops.find(({ name, variantName, shelf }) => {
    const said = [name, variantName, shelf].join(' ').toLowerCase()
    return words.every((word) => said.includes(word))
  })
}
