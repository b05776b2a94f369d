import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { readAgain } from './reload-on-notice.ts'

/** A moment at which public answers change by themselves, and the tags of those that do. One that is past comes at once. */
export interface ScheduledMoment {
  at: Date
  tags: readonly string[]
  /** Writes the shop's own changes of that moment, in one process or in all: whoever asks waits for it. */
  write?: () => Promise<void>
}

/** The moments that one process waits for. */
export interface LiveMoments {
  /**
   * To be asked with every request: what has come since is stale from now on. The clock is asked only while something waits. Gives
   * what has to be waited for before anything is read anew, a second at most; null: nothing.
   */
  pass: () => Promise<void> | null
  /** Reads what waits; to be waited for after it has changed. Never throws: where the database is away it tries again by itself. */
  refresh: () => Promise<void>
}

interface Parts {
  clock: () => Date
  log: FastifyBaseLogger
  /** Every moment after this one, and those before it that still want something written. */
  read: (now: Date) => Promise<ScheduledMoment[]>
  /** The tags that are stale now. */
  onCome: (tags: readonly string[]) => void
}

/** Nobody waits longer for what is written: others may have locked it, such as a file of thousands of goods. */
const WAIT_MS = 1000

/** Opens the moments at which scheduled changes take effect: each process drops by its own clock what shows them. */
export function openMoments({ clock, log, read, onCome }: Parts): LiveMoments {
  let waiting: ScheduledMoment[] = []
  let next = Number.POSITIVE_INFINITY
  const wait = (moments: ScheduledMoment[]) => {
    waiting = moments
    next = Math.min(Number.POSITIVE_INFINITY, ...moments.map(({ at }) => at.getTime()))
  }
  const pass = () => {
    if (next === Number.POSITIVE_INFINITY) return writes.now()
    const now = clock()
    if (now.getTime() < next) return writes.now()
    const come = waiting.filter(({ at }) => at <= now)
    wait(waiting.filter(({ at }) => at > now))
    onCome([...new Set(come.flatMap(({ tags }) => tags))])
    writes.begin(new Set(come.flatMap(({ write }) => write ?? [])))
    return writes.now()
  }
  const failed = (error: unknown) =>
    log.error({ err: error }, 'what comes to hold by itself could not be read or written')
  const { refresh, retry } = readAgain(async () => {
    const now = clock()
    const found = await read(now)
    // what came while it was read is among what was waited for, or among what was found
    pass()
    wait(found)
    pass()
  }, failed)
  const writes = openWrites((error) => {
    failed(error)
    retry()
  })
  return { pass, refresh }
}

/** Tracks what the shop writes because its moment has come. */
function openWrites(onFailed: (error: unknown) => void) {
  let writing: Promise<void> | null = null
  const begin = (writes: ReadonlySet<() => Promise<void>>) => {
    if (writes.size === 0) return
    const all = Promise.all([writing, ...[...writes].map((write) => write())]).then(() => undefined, onFailed)
    const waited = Promise.race([all, rest(WAIT_MS, undefined, { ref: false })])
    writing = waited
    void waited.then(() => {
      if (writing === waited) writing = null
    })
  }
  return { begin, now: () => writing }
}
