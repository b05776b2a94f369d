import { createDoorkeeper } from './admission-filter.ts'
import { createKeysOfTags } from './keys-of-tags.ts'

/** Something that was computed, what it depends on, and about how many bytes it takes. */
export interface Kept<T> {
  value: T
  bytes: number
  tags: readonly string[]
  /** The moment (ms) at which it ceases to hold by itself; left out: it holds until one of its tags is stale. */
  until?: number
}

/** Values under their keys, bounded by what they take together. */
export interface KeptValues {
  /** Returns the value stored under a key, or undefined. */
  peek: (key: string) => unknown
  /** Returns whether a value is stored under a key, without counting as a use of it. */
  has: (key: string) => boolean
  /** Keeps a value where there is room for it; 0 bytes: never. */
  keep: (key: string, kept: Kept<unknown>) => void
  /** Drops everything that has this tag. */
  dropTagged: (tag: string) => void
  dropAll: () => void
}

interface Entry extends Kept<unknown> {
  /** Asked for since it was last spared: it goes only when it is the oldest a second time. */
  used: boolean
  until: number
}

/** Expiry of a value that ends only by its tags. */
const forEver = Number.POSITIVE_INFINITY

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

/** No values yet. `onDrop` hears of each that goes. */
export function createKeptValues({ maxBytes, now = Date.now, onDrop }: Settings): KeptValues {
  const entries = new Map<string, Entry>()
  const keysOfTags = createKeysOfTags()
  const comesAgain = createDoorkeeper()
  let bytes = 0

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    keysOfTags.remove(key, entry.tags)
    onDrop?.(key)
  }

  const has = (key: string) => {
    const entry = entries.get(key)
    if (entry && entry.until <= now()) drop(key)
    return entries.has(key)
  }

  return {
    has,
    peek: (key) => {
      const entry = has(key) ? entries.get(key) : undefined
      if (entry) entry.used = true
      return entry?.value
    },
    // Without room, what is asked for once takes nobody's place: most texts of searches, and a crawler's pages.
    keep: (key, kept) => {
      if (kept.bytes === 0 || kept.bytes > maxBytes) return
      if (bytes + kept.bytes > maxBytes && !comesAgain(key)) return
      drop(key)
      dropOldest(entries, drop, () => bytes + kept.bytes > maxBytes)
      entries.set(key, { ...kept, used: false, until: Math.min(now() + LONGEST_KEPT_MS, kept.until ?? forEver) })
      bytes += kept.bytes
      keysOfTags.add(key, kept.tags)
    },
    dropTagged: (tag) => keysOfTags.of(tag).forEach(drop),
    dropAll: () => [...entries.keys()].forEach(drop),
  }
}

/**
 * Drops the oldest values until there is room. One that was asked for again gets a second chance, at the end of the row: popular
 * answers outlive a crawler's visit.
 */
function dropOldest(entries: Map<string, Entry>, drop: (key: string) => void, isFull: () => boolean): void {
  for (const [key, entry] of entries) {
    if (!isFull()) return
    if (!entry.used) drop(key)
    else {
      entry.used = false
      entries.delete(key)
      entries.set(key, entry)
    }
  }
}
