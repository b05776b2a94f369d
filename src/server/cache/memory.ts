/** Something that was computed, what it depends on, and about how many bytes it takes. */
export interface Kept<T> {
  value: T
  bytes: number
  tags: readonly string[]
}

/** What this process has computed and may use again: bounded, each forgotten when something that it depends on changes. */
export interface Memory {
  /** What is kept under a key. */
  peek: (key: string) => unknown
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
}

interface Settings {
  maxBytes: number
  onDrop?: (key: string) => void
}

/** A new, empty memory. */
export function createMemory({ maxBytes, onDrop }: Settings): Memory {
  const entries = new Map<string, Entry>()
  const keysOfTag = new Map<string, Set<string>>()
  const underWay = new Map<string, { promise: Promise<unknown>; epoch: number }>()
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
    for (const tag of entry.tags) {
      const keys = keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOfTag.delete(tag)
    }
    onDrop?.(key)
  }

  const keep = (key: string, kept: Kept<unknown>, startedAt: number) => {
    if (kept.bytes === 0 || clearedAt > startedAt) return
    if (kept.tags.some((tag) => (changedAt.get(tag) ?? 0) > startedAt)) return
    drop(key)
    entries.set(key, { ...kept, used: false })
    bytes += kept.bytes
    for (const tag of kept.tags) {
      const keys = keysOfTag.get(tag) ?? new Set()
      keysOfTag.set(tag, keys.add(key))
    }
    makeRoom()
  }

  // What has been asked for again gets a second chance, at the end of the row: hot answers outlive a crawler's visit.
  const makeRoom = () => {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) return
      if (!entry.used) drop(key)
      else {
        entry.used = false
        entries.delete(key)
        entries.set(key, entry)
      }
    }
  }

  const peek = (key: string) => {
    const entry = entries.get(key)
    if (entry) entry.used = true
    return entry?.value
  }

  const start = (key: string, make: () => Promise<Kept<unknown>>) => {
    const startedAt = epoch
    computing += 1
    const promise = make()
      .then((kept) => {
        keep(key, kept, startedAt)
        return kept.value
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
    async recall<T>(key: string, compute: () => Promise<Kept<T>>) {
      if (entries.has(key)) return peek(key) as T
      const running = underWay.get(key)
      // a computation that began before a change may not answer a reader who came after it
      return (await (running && running.epoch === epoch ? running.promise : start(key, compute))) as T
    },
    forget(tags) {
      epoch += 1
      for (const tag of tags) {
        if (computing > 0) changedAt.set(tag, epoch)
        for (const key of keysOfTag.get(tag) ?? []) drop(key)
      }
    },
    clear() {
      epoch += 1
      clearedAt = epoch
      for (const key of [...entries.keys()]) drop(key)
    },
  }
}
