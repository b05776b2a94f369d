import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { fetchAnswer } from './fetch-answer.ts'

const root = path.join(import.meta.dirname, '..')
const POLL_MS = 4
/** Node flags, the same as in package.json. */
const flags = ['--max-semi-space-size=8', '--max-old-space-size=512']
const PATIENCE_MS = 120_000

/** A shop that runs as `npm start` runs it. */
export interface OpenShop {
  port: number
  pid: number
  process: ChildProcess
  /** The postmaster of the embedded database. */
  databasePid: number
  /** Milliseconds from the start of the process to its first page. */
  firstAnswerMs: number
  /** The output of the process so far. */
  output: () => string
  close: () => Promise<void>
}

/** Starts the shop on a free port, with an own DATA_DIR and settings, and waits for its first page. `more`: flags for Node. */
export async function openShop(
  dataDir: string,
  settings: Record<string, string> = {},
  more: string[] = [],
): Promise<OpenShop> {
  const port = await findFreePort()
  const began = performance.now()
  const child = spawn(process.execPath, [...flags, ...more, path.join(root, 'scripts/start.mjs')], {
    // the shop itself: npm start's process before it only starts it
    env: {
      ...ownEnvironment(),
      BEYPORE_RUN_AGAIN: '1',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...settings,
    },
    // the channel ends the shop with this process
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = once(child, 'exit').then(() => 'ended' as const)
  for (;;) {
    if (await answers(port)) break
    const state = await Promise.race([ended, pause(POLL_MS)])
    if (state === 'ended' || performance.now() - began > PATIENCE_MS) {
      child.kill('SIGTERM')
      await ended
      throw new Error(`The shop did not open:\n${output}`)
    }
  }
  const firstAnswerMs = performance.now() - began
  return {
    port,
    pid: child.pid ?? 0,
    process: child,
    databasePid: readDatabasePid(dataDir),
    firstAnswerMs,
    output: () => output,
    close: async () => {
      child.kill('SIGTERM')
      await ended
      if (/"level":[56]0/.test(output)) console.error(`The shop has logged errors:\n${output.slice(0, 4000)}`)
    },
  }
}

/** Settings of whoever runs the bench must not change what is measured. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return { PATH, HOME, TMPDIR, LANG }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetchAnswer(port, { method: 'GET', path: '/' })).status < 500
  } catch {
    return false
  }
}

/** The postmaster of the embedded database in a DATA_DIR; 0: none. */
export function readDatabasePid(dataDir: string): number {
  const file = path.join(dataDir, 'postgres/cluster/postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

function pause(milliseconds: number): Promise<'waited'> {
  return new Promise((resolve) => setTimeout(() => resolve('waited'), milliseconds))
}
