import { useSyncExternalStore } from 'react'

/** Something that was counted and is on its way to the shop. */
export interface QueuedEntry {
  /** The command's id: whenever it is sent, it is done once. */
  command: string
  countId: string
  /** The staff member who counted it: it is sent under nobody else's name. */
  staffId: string
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
  /** The reason why the shop refused it. */
  refused?: string
}

const keptAs = 'office-counted'
let entries: readonly QueuedEntry[] = read()
const followers = new Set<() => void>()

function read(): readonly QueuedEntry[] {
  try {
    return JSON.parse(localStorage.getItem(keptAs) ?? '[]') as QueuedEntry[]
  } catch {
    return []
  }
}

/** Into the browser's own memory first: a phone that dies loses no tap. It holds ids and numbers of goods, nothing of people. */
function set(next: readonly QueuedEntry[]): void {
  entries = next
  try {
    localStorage.setItem(keptAs, JSON.stringify(next))
  } catch {
    // a browser that keeps nothing sends what it has
  }
  for (const follower of followers) follower()
}

window.addEventListener('storage', ({ key }) => {
  if (key !== keptAs) return
  entries = read()
  for (const follower of followers) follower()
})

/** The entries counted on this device and not yet sent to the shop, in order of counting. */
export const entryQueue = {
  read: () => entries,
  /** Single pieces of one thing that nobody has sent yet go as one entry. */
  add: (entry: QueuedEntry) => {
    const last = entries.findLast(({ countId }) => countId === entry.countId)
    const joins =
      last && !last.tried && !last.refused && last.how === 'add' && entry.how === 'add' && isSame(last, entry)
    if (!joins) return set([...entries, entry])
    set(entries.map((each) => (each === last ? { ...each, pieces: each.pieces + entry.pieces } : each)))
  },
  change: (command: string, change: Pick<QueuedEntry, 'tried'> | Pick<QueuedEntry, 'refused'>) =>
    set(entries.map((each) => (each.command === command ? { ...each, ...change } : each))),
  remove: (command: string) => set(entries.filter((each) => each.command !== command)),
}

function isSame(one: QueuedEntry, other: QueuedEntry): boolean {
  return one.barcode === other.barcode && one.productId === other.productId && one.variantId === other.variantId
}

/** Returns the entries queued for one count, as they change. */
export function useQueueOf(countId: string): readonly QueuedEntry[] {
  const all = useSyncExternalStore(
    (changed) => {
      followers.add(changed)
      return () => void followers.delete(changed)
    },
    () => entries,
  )
  return all.filter((entry) => entry.countId === countId)
}
