import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { clientConfig, type Target } from '../db/connect.ts'

const CHANNEL = 'beypore_stale'
const RETRY_MS = 500
/** PostgreSQL refuses notices of 8000 bytes and more. */
const LONGEST_NOTICE = 7_900

type Listener = {
  /** Another process changed what these tags name. */
  heard: (tags: readonly string[]) => void
  /** Notices may have been missed. */
  missed: () => void
}

/** The line between the processes on one database. */
export type StaleNotices = {
  announce: (tags: readonly string[]) => void
  listen: (listener: Listener) => Promise<void>
  close: () => Promise<void>
}

/** Tells the other processes on this database which public answers are stale, over LISTEN/NOTIFY, and hears them. */
export function openStaleNotices(target: Target, pool: pg.Pool): StaleNotices {
  const sender = randomUUID()
  let client: pg.Client | null = null
  let closed = false

  const waiting = new Set<string>()
  let sending: Promise<void> | null = null

  // One notice at a time: what is announced while it is under way goes with the next one.
  const announce = (tags: readonly string[]) => {
    for (const tag of tags) waiting.add(tag)
    sending ??= send().finally(() => {
      sending = null
    })
  }

  const send = async () => {
    while (waiting.size > 0 && !closed) {
      const tags = [...waiting]
      waiting.clear()
      const whole = JSON.stringify({ sender, tags })
      const notice = Buffer.byteLength(whole) > LONGEST_NOTICE ? JSON.stringify({ sender, tags: null }) : whole
      // Where the database is away, every listener forgets everything when it comes back.
      await pool.query('select pg_notify($1, $2)', [CHANNEL, notice]).catch(() => undefined)
    }
  }

  const listen = async (listener: Listener): Promise<void> => {
    const next = new pg.Client(clientConfig(target, 'beypore-notices'))
    next.on('error', () => undefined)
    next.on('notification', ({ payload }) => {
      const notice = JSON.parse(payload ?? '{}') as { sender?: string; tags?: string[] | null }
      if (notice.sender === sender) return
      if (notice.tags) listener.heard(notice.tags)
      else listener.missed()
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
    next.on('end', () => {
      if (!closed) void listenAgain(listener)
    })
  }

  const listenAgain = async (listener: Listener): Promise<void> => {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      try {
        await listen(listener)
        return listener.missed()
      } catch {
        // Still away: once more.
      }
    }
  }

  // What was announced last is told first: a tool of the terminal closes as soon as it has changed something.
  const close = async () => {
    await sending
    closed = true
    await client?.end().catch(() => undefined)
  }

  return { announce, listen, close }
}
