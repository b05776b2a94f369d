import pg from 'pg'
import { clientConfig, type Target } from '../db/connect.ts'

const RETRY_MS = 500
/** A connection on which nothing is heard may be quiet or dead: it is asked now and then. */
const HEARTBEAT_MS = 15_000
const SILENCE_MS = 5_000

/** A connection to the database kept for notices alone: a busy pool holds nothing up, and a dead one is opened anew. */
export interface NoticeLine {
  /** Throws where the database gives no answer; the connection is then cut, and the next question opens another. */
  ask: (query: pg.QueryConfig) => Promise<void>
  /** Hears this channel from here on. `missed`: the line was down for a while. */
  listen: (channel: string, hear: (payload: string) => void, missed: () => void) => Promise<void>
  close: () => Promise<void>
}

/** Opens nothing before the first question. `name` is what the database calls the connection. */
export function openNoticeLine(target: Target, name = 'beypore-notices'): NoticeLine {
  return new Line(target, name)
}

class Line implements NoticeLine {
  private client: Promise<pg.Client> | null = null
  private listening: { channel: string; hear: (payload: string) => void; missed: () => void } | null = null
  private closed = false
  private readonly target: Target
  private readonly name: string
  private readonly heartbeat: NodeJS.Timeout

  constructor(target: Target, name: string) {
    this.target = target
    this.name = name
    this.heartbeat = setInterval(() => {
      if (this.client) this.ask({ text: 'select 1' }).catch(() => undefined)
    }, HEARTBEAT_MS).unref()
  }

  async ask(query: pg.QueryConfig): Promise<void> {
    const client = await this.connection()
    await client.query(query).catch((error) => {
      hangUp(client)
      throw error
    })
  }

  async listen(channel: string, hear: (payload: string) => void, missed: () => void): Promise<void> {
    this.listening = { channel, hear, missed }
    await this.ask({ text: `listen ${channel}` })
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.heartbeat)
    await this.client?.then((client) => client.end()).catch(() => undefined)
  }

  private connection(): Promise<pg.Client> {
    this.client ??= this.open().catch((error) => {
      this.client = null
      throw error
    })
    return this.client
  }

  private async open(): Promise<pg.Client> {
    const client = new pg.Client({ ...clientConfig(this.target, this.name), query_timeout: SILENCE_MS })
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => this.listening?.hear(payload ?? '{}'))
    try {
      await client.connect()
      if (this.listening) await client.query(`listen ${this.listening.channel}`)
    } catch (error) {
      hangUp(client)
      throw error
    }
    client.on('end', () => {
      this.client = null
      if (this.listening) void this.listenAgain()
    })
    return client
  }

  private async listenAgain(): Promise<void> {
    while (!this.closed) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      const isBack = this.closed || (await this.connection().then(Boolean, () => false))
      if (isBack) return this.listening?.missed()
    }
  }
}

/** Waits for no goodbye of a server that may be gone. */
function hangUp(client: pg.Client): void {
  ;(client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
}
