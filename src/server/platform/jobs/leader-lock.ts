import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { clientConfig, type Target } from '../db/connect.ts'

/** Whoever holds it does what the shop does by itself. Each database has its own. */
const LOCK = [1_112_885_577, 2] as const
/** Time in milliseconds until another process takes over, beside the time in which the lock is released. */
const TRY_MS = 1_000
const BEAT_MS = 5_000
/** Time in milliseconds without an answer after which a process has lost the lock, as far as it knows. */
const SILENCE_MS = 5_000
/**
 * The server ends a session that says nothing for so long, and the lock with it: a process that hangs, or whose machine is cut
 * off, has stopped by itself before (BEAT_MS and SILENCE_MS) wherever it still can.
 */
const LEASE_MS = 20_000

/** Work that the runner begins, and ends when it is no longer the runner. */
export type RunningWork = { stop: () => Promise<unknown> }

/**
 * Of all processes on this database one at a time runs what `begin` begins: mails, refunds, nights. It holds a lock of its
 * session, which goes with the process; another one takes over within seconds. Tries until it is stopped; where the database
 * is away nobody runs, until it is back.
 */
export function standForRunner(
  { target, log }: { target: Target; log: FastifyBaseLogger },
  begin: () => RunningWork,
): RunningWork {
  const stopping = new AbortController()
  const standing = stand(target, stopping.signal, async (lost) => {
    log.debug('this process does from now on what the shop does by itself')
    const running = begin()
    await lost
    await running.stop()
  })
  return {
    stop: () => {
      stopping.abort()
      return standing
    },
  }
}

async function stand(
  target: Target,
  stopping: AbortSignal,
  run: (lost: Promise<void>) => Promise<void>,
): Promise<void> {
  let client: pg.Client | null = null
  while (!stopping.aborted) {
    client ??= await openSession(target).catch(() => null)
    const found = client && (await tryLock(client))
    if (client && found === 'ours') await run(untilLost(client, stopping))
    if (client && found !== 'taken') {
      hangUp(client)
      client = null
    }
    if (found !== 'ours') await pause(TRY_MS, stopping)
  }
  if (client) hangUp(client)
}

async function openSession(target: Target): Promise<pg.Client> {
  const client = new pg.Client({ ...clientConfig(target, `beypore-runner ${process.pid}`), query_timeout: SILENCE_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`set idle_session_timeout = ${LEASE_MS}`)
    return client
  } catch (error) {
    hangUp(client)
    throw error
  }
}

async function tryLock(client: pg.Client): Promise<'ours' | 'taken' | 'silent'> {
  const asked = client.query('select pg_try_advisory_lock($1, $2) as ours', [...LOCK])
  return asked.then(
    ({ rows }) => (rows[0].ours ? 'ours' : 'taken'),
    () => 'silent',
  )
}

/** Waits until the session is gone or silent, or until it is told to stop. */
async function untilLost(client: pg.Client, stopping: AbortSignal): Promise<void> {
  const ended = new AbortController()
  client.on('end', () => ended.abort())
  const either = AbortSignal.any([ended.signal, stopping])
  while (!either.aborted) {
    await pause(BEAT_MS, either)
    if (either.aborted) return
    const lives = await client.query('select 1').then(
      () => true,
      () => false,
    )
    if (!lives) return
  }
}

/** The lock goes with the connection: nothing is waited for. */
function hangUp(client: pg.Client): void {
  ;(client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
}

async function pause(milliseconds: number, stopping: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { ref: false, signal: stopping }).catch(() => undefined)
}
