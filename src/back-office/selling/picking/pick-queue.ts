import { keptQueue, type Queued } from '../../parts/kept-queue.ts'

/** Tap of a pick walk that is on its way to the shop. */
export interface QueuedPick extends Queued {
  walkId: string
  productId: string
  variantId: string | null
  /** Name of the item. */
  name: string
  /** '': of all orders of the walk that miss pieces. */
  orderId: string
  kind: 'take' | 'back' | 'short'
  /** Number that was taken or put back; `short`: that is still on the shelf. */
  pieces: number
  /** Moment of the tap, by this phone's clock. */
  at: string
}

/** The taps made on this phone and not yet sent to the shop, in their order. */
export const pickQueue = keptQueue<QueuedPick>('office-picks')

/** Returns the queued taps of a person, as they change. */
export function usePicksOf(staffId: string): readonly QueuedPick[] {
  return pickQueue.use().filter((pick) => pick.staffId === staffId)
}
