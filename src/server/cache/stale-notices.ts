import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { clientConfig, type Target } from '../db/connect.ts'

const CHANNEL = 'beypore_stale'
const RETRY_MS = 500
/** Between two notices of a busy process: what is announced meanwhile goes in one, instead of a commit for each sale. */
const PAUSE_MS = 20
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
  let endPause = () => {}

  const announce = (tags: readonly string[]) => {
    for (const tag of tags) waiting.add(tag)
    sending ??= sendAll()
  }

  // The first notice leaves at once.
  const sendAll = async () => {
    while (waiting.size > 0) {
      const notice = writeNotice(sender, [...waiting])
      waiting.clear()
      // Where the database is away, every listener forgets everything when it comes back.
      const values = [CHANNEL, notice]
      await pool.query({ name: 'stale-notice', text: 'select pg_notify($1, $2)', values }).catch(() => undefined)
      if (!closed) await pause()
    }
    sending = null
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

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
    endPause()
    await sending
    await client?.end().catch(() => undefined)
  }

  return { announce, listen, close }
}

/** Too many tags for one notice mean everything. */
function writeNotice(sender: string, tags: string[]): string {
  const whole = JSON.stringify({ sender, tags })
  return Buffer.byteLength(whole) > LONGEST_NOTICE ? JSON.stringify({ sender, tags: null }) : whole
}
