import { useSyncExternalStore } from 'react'
import type { RunMark } from '../../../shared/run-stops.ts'

/** Mark of a stop that is on its way to the shop. */
export interface QueuedMark {
  /** The command's id: whenever it is sent, it is done once. */
  command: string
  stopId: string
  /** The staff member who marked it: it is sent under nobody else's name. */
  staffId: string
  /** Number of the order. */
  number: string
  how: RunMark
  /** In rupees. */
  amount: number | null
  reference?: string
  reason?: string
  /** Moment of the mark, by this phone's clock. */
  at: string
  /** The reason why the shop refused it. */
  refused?: string
}

const keptAs = 'office-run-marks'
let marks: readonly QueuedMark[] = read()
const followers = new Set<() => void>()

function read(): readonly QueuedMark[] {
  try {
    return JSON.parse(localStorage.getItem(keptAs) ?? '[]') as QueuedMark[]
  } catch {
    return []
  }
}

/** Into the browser's own memory first: a phone that dies loses no mark. It holds no name, address or telephone number. */
function set(next: readonly QueuedMark[]): void {
  marks = next
  try {
    localStorage.setItem(keptAs, JSON.stringify(next))
  } catch {
    // a browser that keeps nothing sends what it has
  }
  for (const follower of followers) follower()
}

window.addEventListener('storage', ({ key }) => {
  if (key !== keptAs) return
  marks = read()
  for (const follower of followers) follower()
})

/** The marks made on this phone and not yet sent to the shop, in their order. */
export const markQueue = {
  read: () => marks,
  /** A stop has one mark that waits: what a second tab or tap says of it is none. */
  add: (mark: QueuedMark) => {
    const others = marks.filter(({ stopId, refused }) => stopId !== mark.stopId || refused === undefined)
    if (!others.some(({ stopId }) => stopId === mark.stopId)) set([...others, mark])
  },
  refuse: (command: string, refused: string) =>
    set(marks.map((each) => (each.command === command ? { ...each, refused } : each))),
  remove: (command: string) => set(marks.filter((each) => each.command !== command)),
}

/** Returns the queued marks of a person, as they change. */
export function useMarksOf(staffId: string): readonly QueuedMark[] {
  const all = useSyncExternalStore(
    (changed) => {
      followers.add(changed)
      return () => void followers.delete(changed)
    },
    () => marks,
  )
  return all.filter((mark) => mark.staffId === staffId)
}
