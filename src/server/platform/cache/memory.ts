import { createKeptValues, type Kept } from './kept-values.ts'

/** About how many bytes plain data takes with its entry: objects take more room than their text. */
export function roomOf(value: object): number {
  return JSON.stringify(value).length * 3 + 300
}

/** Values that this process has computed and may reuse: bounded, each dropped when something that it depends on changes. */
export interface Memory {
  /** Returns the value stored under a key, or undefined. */
  peek: (key: string) => unknown
  /** Returns whether a value is stored under a key, without counting as a use of it. */
  has: (key: string) => boolean
  /** The value of a key: kept, from whoever is computing it now, or computed. 0 bytes: not to be kept. */
  recall: <T>(key: string, compute: () => Promise<Kept<T>>) => Promise<T>
  /** Forgets everything that has one of these tags. */
  forget: (tags: readonly string[]) => void
  /** Forgets everything. */
  clear: () => void
}

/** A computation that others may wait for; whether what it gave still holds is known when it is done. */
interface Running {
  promise: Promise<{ value: unknown; holds: boolean }>
  epoch: number
}

/** A new, empty memory. */
export function createMemory(settings: Parameters<typeof createKeptValues>[0]): Memory {
  const kept = createKeptValues(settings)
  const changes = countChanges()
  const { now = Date.now } = settings
  const underWay = new Map<string, Running>()

  const start = (key: string, compute: () => Promise<Kept<unknown>>) => {
    const startedAt = changes.begin()
    const promise = compute()
      .then((made) => {
        const isOver = made.until !== undefined && made.until <= now()
        const holds = !isOver && changes.noneSince(startedAt, made.tags)
        if (holds) kept.keep(key, made)
        return { value: made.value, holds }
      })
      .finally(() => {
        if (underWay.get(key)?.promise === promise) underWay.delete(key)
        changes.end()
      })
    underWay.set(key, { promise, epoch: startedAt })
    return promise
  }

  return {
    peek: kept.peek,
    has: kept.has,
    async recall<T>(key: string, compute: () => Promise<Kept<T>>) {
      if (kept.has(key)) return kept.peek(key) as T
      const cameAt = changes.now()
      const earlier = underWay.get(key)
      // what began before a change answers a reader who came after it only where it shows nothing of that change
      if (earlier) {
        const { value, holds } = await earlier.promise
        if (holds || earlier.epoch >= cameAt) return value as T
        if (kept.has(key)) return kept.peek(key) as T
      }
      // of one key, several: a computation that began before a change goes on beside the one that began after it
      const other = underWay.get(key)
      const running = other && other.epoch >= cameAt ? other.promise : start(key, compute)
      return (await running).value as T
    },
    forget(tags) {
      changes.note(tags)
      tags.forEach(kept.dropTagged)
    },
    clear() {
      changes.noteAll()
      kept.dropAll()
    },
  }
}

/** Counts what changes, as epochs: what was computed before a change must not be kept after it. */
function countChanges() {
  const changedAt = new Map<string, number>()
  let epoch = 0
  let clearedAt = 0
  let computing = 0
  return {
    now: () => epoch,
    begin: () => {
      computing += 1
      return epoch
    },
    end: () => {
      computing -= 1
      if (computing === 0) changedAt.clear()
    },
    note: (tags: readonly string[]) => {
      epoch += 1
      if (computing > 0) for (const tag of tags) changedAt.set(tag, epoch)
    },
    noteAll: () => {
      epoch += 1
      clearedAt = epoch
    },
    noneSince: (startedAt: number, tags: readonly string[]) =>
      clearedAt <= startedAt && tags.every((tag) => (changedAt.get(tag) ?? 0) <= startedAt),
  }
}
