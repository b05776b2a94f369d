import { useSyncExternalStore } from 'react'

/** Work that is on its way to the shop. */
export interface Queued {
  /** The command's id: whenever it is sent, it is done once. */
  command: string
  /** The staff member whose work it is: it is sent under nobody else's name. */
  staffId: string
  /** The reason why the shop refused it. */
  refused?: string
}

/** Queue of work that was done without waiting for a connection, and how to follow it. */
export interface KeptQueue<Entry extends Queued> {
  /** Entries in their order. */
  read: () => readonly Entry[]
  set: (next: readonly Entry[]) => void
  change: (command: string, change: Partial<Entry>) => void
  remove: (command: string) => void
  /** A hook: the entries as they change. */
  use: () => readonly Entry[]
}

/**
 * Makes a queue in the browser's own memory, under a name: a phone that dies loses nothing, and every tab has the same. It must hold
 * nothing of customers.
 */
export function keptQueue<Entry extends Queued>(keptAs: string): KeptQueue<Entry> {
  let entries = readFrom<Entry>(keptAs)
  const followers = new Set<() => void>()
  const show = (next: readonly Entry[]) => {
    entries = next
    for (const follower of followers) follower()
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === keptAs) show(readFrom(keptAs))
  })
  const read = () => entries
  const set = (next: readonly Entry[]) => {
    try {
      localStorage.setItem(keptAs, JSON.stringify(next))
    } catch {
      // a browser that keeps nothing sends what it has
    }
    show(next)
  }
  const follow = (changed: () => void) => {
    followers.add(changed)
    return () => void followers.delete(changed)
  }
  return {
    read,
    set,
    change: (command, change) => set(entries.map((each) => (each.command === command ? { ...each, ...change } : each))),
    remove: (command) => set(entries.filter((each) => each.command !== command)),
    use: () => useSyncExternalStore(follow, read),
  }
}

function readFrom<Entry>(keptAs: string): readonly Entry[] {
  try {
    return JSON.parse(localStorage.getItem(keptAs) ?? '[]') as Entry[]
  } catch {
    return []
  }
}
