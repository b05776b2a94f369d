import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from '../db/connect.ts'
import { openNoticeLine } from './notice-line.ts'

/** Stale public answers, by their tags. */
const STALE = 'beypore_stale'
/** News for open back offices, as texts; its line is called the same, and each open shop has one. */
export const OFFICE_CHANNEL = 'beypore_office'
const RETRY_MS = 500
/** Between two notices of a busy process: what is announced meanwhile goes in one, instead of a commit for each sale. */
const PAUSE_MS = 20
/** PostgreSQL refuses notices of 8000 bytes and more. */
const LONGEST_NOTICE = 7_900
/** A process that ends while the database is away tells nobody: the others forget everything when it is back. */
const LAST_TRIES = 2

type Listener = {
  /** Another process changed what these tags name. */
  heard: (tags: readonly string[]) => Promise<void> | void
  /** Notices may have been missed. */
  missed: () => Promise<void> | void
}

/** The line between the processes on one database. */
export type Invalidation = {
  announce: (tags: readonly string[]) => void
  listen: (listener: Listener) => Promise<void>
  close: () => Promise<void>
}

/**
 * Tells the other processes on this database which public answers are stale, over LISTEN/NOTIFY, and hears them; or what else
 * goes over `channel`. What could not be said is kept and said again until it is.
 */
export function openInvalidation(target: Target, channel = STALE): Invalidation {
  const sender = randomUUID()
  const line = channel === STALE ? openNoticeLine(target) : openNoticeLine(target, channel)
  const ending = new AbortController()
  const waiting = new Set<string>()
  let sending: Promise<void> | null = null

  // The first notice leaves at once.
  const sendAll = async () => {
    for (let lastTries = 0; waiting.size > 0 && lastTries < LAST_TRIES; ) {
      const tags = [...waiting]
      waiting.clear()
      const values = [channel, writeNotice(sender, tags)]
      const said = await line.ask({ text: 'select pg_notify($1, $2)', values }).then(
        () => true,
        () => false,
      )
      if (!said) for (const tag of tags) waiting.add(tag)
      if (!said && ending.signal.aborted) lastTries += 1
      await pause(said ? PAUSE_MS : RETRY_MS)
    }
    sending = null
  }

  /** Less where it ends; waiting alone keeps no process alive. */
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { ref: false, signal: ending.signal }).catch(() => undefined)

  return {
    announce(tags) {
      for (const tag of tags) waiting.add(tag)
      sending ??= sendAll()
    },
    listen: ({ heard, missed }) => line.listen(channel, (payload) => hear(payload, sender, { heard, missed }), missed),
    // What was announced last is told first: a tool of the terminal closes as soon as it has changed something.
    async close() {
      ending.abort()
      await sending
      await line.close()
    },
  }
}

function hear(payload: string, self: string, { heard, missed }: Listener): void {
  const notice = JSON.parse(payload) as { sender?: string; tags?: string[] | null }
  if (notice.sender === self) return
  if (notice.tags) void heard(notice.tags)
  else void missed()
}

/** Too many tags for one notice mean everything. */
function writeNotice(sender: string, tags: string[]): string {
  const whole = JSON.stringify({ sender, tags })
  return Buffer.byteLength(whole) > LONGEST_NOTICE ? JSON.stringify({ sender, tags: null }) : whole
}
