import { keptQueue, type Queued } from '../../parts/kept-queue.ts'

/** Something that was counted and is on its way to the shop. */
export interface QueuedEntry extends Queued {
  countId: string
  barcode?: string
  productId?: string
  variantId?: string | null
  name: string
  how: 'add' | 'set'
  pieces: number
  saw?: number | null
  /** The time of the count, by this device's clock. */
  at: number
  /** It has been sent at least once: nothing is added to it any more. */
  tried?: true
}

const queue = keptQueue<QueuedEntry>('office-counted')

/** The entries counted on this device and not yet sent to the shop, in order of counting. */
export const entryQueue = {
  ...queue,
  /** Single pieces of one thing that nobody has sent yet go as one entry. */
  add: (entry: QueuedEntry) => {
    const entries = queue.read()
    const last = entries.findLast(({ countId }) => countId === entry.countId)
    const joins =
      last && !last.tried && !last.refused && last.how === 'add' && entry.how === 'add' && isSame(last, entry)
    if (joins) queue.change(last.command, { pieces: last.pieces + entry.pieces })
    else queue.set([...entries, entry])
  },
}

function isSame(one: QueuedEntry, other: QueuedEntry): boolean {
  return one.barcode === other.barcode && one.productId === other.productId && one.variantId === other.variantId
}

/** Returns the entries queued for one count, as they change. */
export function useQueueOf(countId: string): readonly QueuedEntry[] {
  return queue.use().filter((entry) => entry.countId === countId)
}
