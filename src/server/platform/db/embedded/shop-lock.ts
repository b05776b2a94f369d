import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isAlive } from './postmaster-file.ts'
import type { Connection } from './probe.ts'

const LOCK = [1_112_885_577, 1] as const
const NAME = 'beypore-shop-lock'
/** A killed shop's lock goes with its connection, a moment after the process. */
const PATIENCE_MS = 5_000

/** The one shop that owns this database, told by a lock that dies with its process. */
export type ShopLock = { release: () => Promise<void> }
export type LockAttempt = { lock: ShopLock } | { heldBy: Holder }
/** The process that has the lock (`pid` 0 where it is unknown): a shop or a tool of the terminal. */
export type Holder = { pid: number; role: LockRole }
export type LockRole = 'shop' | 'guest'

/** Takes the lock, or says which process has it. `onLost` is called once if the connection breaks later. */
export async function takeShopLock(connection: Connection, role: LockRole, onLost: () => void): Promise<LockAttempt> {
  const client = new pg.Client({ ...connection, application_name: `${NAME} ${process.pid} ${role}` })
  let over = false
  const lose = () => {
    if (!over) onLost()
    over = true
  }
  client.on('error', () => undefined)
  await client.connect()
  const heldBy = await tryLock(client)
  if (heldBy !== null) {
    over = true
    await client.end()
    return { heldBy }
  }
  client.on('end', lose)
  const release = () => {
    over = true
    return client.end().catch(() => undefined)
  }
  return { lock: { release } }
}

/** null when the lock is ours, else who has it. */
async function tryLock(client: pg.Client): Promise<Holder | null> {
  const began = Date.now()
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as ours', [...LOCK])
    if (rows[0].ours) return null
    const holder = await findHolder(client)
    const waited = Date.now() - began
    const { pid } = holder
    if (waited > PATIENCE_MS || (pid && pid !== process.pid && isAlive(pid) && waited > 200)) return holder
    await sleep(25)
  }
}

async function findHolder(client: pg.Client): Promise<Holder> {
  const { rows } = await client.query(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2`,
    [...LOCK],
  )
  const [, pid, role] = String(rows[0]?.name ?? '').split(' ')
  return { pid: Number(pid ?? 0), role: role === 'guest' ? 'guest' : 'shop' }
}
