import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import type { TestShop } from '../app.ts'
import { type Child, startChild } from './child.ts'

/** A shop of several processes on the database of a test shop, which itself does nothing by itself. */
export interface ManyWorkers {
  url: string
  child: Child
  /** Process ids of the workers that are there now. */
  pids: () => number[]
}

const OPEN = / is open: (\S+)$/

/** Starts it, and waits until its door is open. */
export async function openMany(shop: TestShop, env: Record<string, string> = {}): Promise<ManyWorkers> {
  const program = path.join(import.meta.dirname, 'faulty-shop.ts')
  const child = startChild([process.execPath, program], {
    DATA_DIR: shop.shop.config.dataDir,
    DATABASE_URL: shop.database.url,
    DATABASE_CONNECTIONS: '16',
    PORT: '0',
    WORKERS: '2',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    NODE_NO_WARNINGS: '1',
    ...env,
  })
  const url = OPEN.exec(await child.line(OPEN))?.[1] ?? ''
  const leader = child.process.pid ?? 0
  return { url, child, pids: () => childrenOf(leader) }
}

/** The processes that this one has started and that live. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((entry) => {
      try {
        const [state, ppid] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
        return Number(ppid) === parent && state !== 'Z'
      } catch {
        return false
      }
    })
    .map(Number)
}

/** The result of one request: its status, or the reason why there is no answer. */
export type Outcome = { status: number; body: string } | { error: string }

const PATIENCE_MS = 20_000

/** Sends one request; `kept`: on a connection that may have been used before. Never throws. */
export function send(
  url: string,
  { kept, ...options }: { kept?: Agent; method?: string; token?: string; body?: object } = {},
): Promise<Outcome> {
  const { method = 'GET', token, body } = options
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  return new Promise((resolve) => {
    const fail = (error: Error & { code?: string }) => resolve({ error: error.code ?? error.message })
    const asked = request(url, { method, headers, agent: kept ?? new Agent(), timeout: PATIENCE_MS }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
      answer.on('error', fail)
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', fail)
    asked.end(body && JSON.stringify(body))
  })
}

/** Callers who ask one after the other until they are stopped: half of them keep their connection, half open one each time. */
export function keepAsking(callers: number, ask: (kept: Agent | undefined, caller: number) => Promise<Outcome>) {
  const outcomes: Outcome[] = []
  let over = false
  const running = Array.from({ length: callers }, async (_, caller) => {
    const kept = caller % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : undefined
    while (!over) outcomes.push(await ask(kept, caller))
    kept?.destroy()
  })
  return {
    outcomes,
    /** Waits for so many more outcomes than there are now. */
    more: async (count: number) => {
      const goal = outcomes.length + count
      while (outcomes.length < goal) await new Promise((resolve) => setImmediate(resolve))
    },
    stop: async () => {
      over = true
      await Promise.all(running)
    },
  }
}
