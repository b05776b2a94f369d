import { createDoorkeeper } from './doorkeeper.ts'
import { createKeysOfTags } from './keys-of-tags.ts'

/** Something that was computed, what it depends on, and about how many bytes it takes. */
export interface Kept<T> {
  value: T
  bytes: number
  tags: readonly string[]
}

/** About how many bytes plain data takes with its entry: objects take more room than their text. */
export function roomOf(value: object): number {
  return JSON.stringify(value).length * 3 + 300
}

/** What this process has computed and may use again: bounded, each forgotten when something that it depends on changes. */
export interface Memory {
  /** What is kept under a key. */
  peek: (key: string) => unknown
  /** Whether something is kept under a key: to look is not to ask for it. */
  has: (key: string) => boolean
  /** The value of a key: kept, from whoever is computing it now, or computed. 0 bytes: not to be kept. */
  recall: <T>(key: string, compute: () => Promise<Kept<T>>) => Promise<T>
  /** Forgets everything that has one of these tags. */
  forget: (tags: readonly string[]) => void
  /** Forgets everything. */
  clear: () => void
}

interface Entry extends Kept<unknown> {
  /** Asked for since it was last spared: it goes only when it is the oldest a second time. */
  used: boolean
  until: number
}

/** A computation that others may wait for; whether what it gave still holds is known when it is done. */
interface Running {
  promise: Promise<{ value: unknown; holds: boolean }>
  epoch: number
}

/**
 * A net, should a notice ever be missed: minutes, since each kept answer has to be computed anew that often, and what is
 * announced is forgotten at once.
 */
const LONGEST_KEPT_MS = 10 * 60_000

interface Settings {
  maxBytes: number
  now?: () => number
  onDrop?: (key: string) => void
}

/** A new, empty memory. */
export function createMemory({ maxBytes, now = Date.now, onDrop }: Settings): Memory {
  const entries = new Map<string, Entry>()
  const keysOfTags = createKeysOfTags()
  const comesAgain = createDoorkeeper()
  const underWay = new Map<string, Running>()
  // of one key, several: a computation that began before a change goes on beside the one that began after it
  let computing = 0
  let bytes = 0
  // counts the changes: what was computed before a change must not be kept after it
  let epoch = 0
  const changedAt = new Map<string, number>()
  let clearedAt = 0

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    keysOfTags.remove(key, entry.tags)
    onDrop?.(key)
  }

  const unchangedSince = (startedAt: number, { tags }: Kept<unknown>) =>
    clearedAt <= startedAt && tags.every((tag) => (changedAt.get(tag) ?? 0) <= startedAt)

  // Without room, what is asked for once takes nobody's place: most texts of searches, and a crawler's pages.
  const keep = (key: string, kept: Kept<unknown>) => {
    if (kept.bytes === 0 || kept.bytes > maxBytes) return
    if (bytes + kept.bytes > maxBytes && !comesAgain(key)) return
    drop(key)
    makeRoom(kept.bytes)
    entries.set(key, { ...kept, used: false, until: now() + LONGEST_KEPT_MS })
    bytes += kept.bytes
    keysOfTags.add(key, kept.tags)
  }

  // What has been asked for again gets a second chance, at the end of the row: hot answers outlive a crawler's visit.
  const makeRoom = (wanted: number) => {
    for (const [key, entry] of entries) {
      if (bytes + wanted <= maxBytes) return
      if (!entry.used) drop(key)
      else {
        entry.used = false
        entries.delete(key)
        entries.set(key, entry)
      }
    }
  }

  const has = (key: string) => {
    const entry = entries.get(key)
    if (entry && entry.until <= now()) drop(key)
    return entries.has(key)
  }

  const peek = (key: string) => {
    const entry = has(key) ? entries.get(key) : undefined
    if (entry) entry.used = true
    return entry?.value
  }

  const start = (key: string, make: () => Promise<Kept<unknown>>) => {
    const startedAt = epoch
    computing += 1
    const promise = make()
      .then((kept) => {
        const holds = unchangedSince(startedAt, kept)
        if (holds) keep(key, kept)
        return { value: kept.value, holds }
      })
      .finally(() => {
        if (underWay.get(key)?.promise === promise) underWay.delete(key)
        computing -= 1
        if (computing === 0) changedAt.clear()
      })
    underWay.set(key, { promise, epoch: startedAt })
    return promise
  }

  return {
    peek,
    has,
    async recall<T>(key: string, compute: () => Promise<Kept<T>>) {
      if (has(key)) return peek(key) as T
      const cameAt = epoch
      const earlier = underWay.get(key)
      // what began before a change answers a reader who came after it only where it shows nothing of that change
      if (earlier) {
        const { value, holds } = await earlier.promise
        if (holds || earlier.epoch >= cameAt) return value as T
        if (entries.has(key)) return peek(key) as T
      }
      const later = underWay.get(key)
      const running = later && later.epoch >= cameAt ? later.promise : start(key, compute)
      return (await running).value as T
    },
    forget(tags) {
      epoch += 1
      for (const tag of tags) {
        if (computing > 0) changedAt.set(tag, epoch)
        for (const key of keysOfTags.of(tag)) drop(key)
      }
    },
    clear() {
      epoch += 1
      clearedAt = epoch
      for (const key of [...entries.keys()]) drop(key)
    },
  }
}
