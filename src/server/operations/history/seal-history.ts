import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { sealMail } from '../../../shared/copy/office/history-seals.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { indianDayStart, indianMidnight } from '../../../shared/india-time.ts'
import { transact } from '../../platform/db/transact.ts'
import { startWorker } from '../../platform/jobs/start-worker.ts'
import type { Shop } from '../../platform/shop.ts'
import { lastPapers } from '../../selling/invoices/invoice-queries.ts'
import { peopleToTell } from '../../staff/alerts/people-to-tell.ts'
import { tellPeople } from '../../staff/alerts/tell-people.ts'
import {
  type DigestedCommand,
  databaseClock,
  daysOfHistory,
  digestCommands,
  type HistorySeal,
  insertSeal,
  lastSeal,
} from '../../staff/commands/seal-queries.ts'

const hourMs = 3_600_000
/** One process seals at a time, whoever is taken for the runner. */
const lock = 72_311_231
const nothingBefore = Buffer.alloc(32)

/** Seals what has been done, a day at a time, looking each hour until it is stopped. */
export function startSealing(shop: Shop): { stop: () => Promise<void> } {
  return startWorker(shop, {
    name: 'sealing the history',
    pauseMs: hourMs,
    work: async () => sealHistory(shop, await databaseClock(shop.db)),
    tidy: async () => undefined,
  })
}

/**
 * Seals every day in India that has been over for an hour (what was begun before midnight is written by then), each in a
 * transaction of its own, and sends the last seal to who wants to keep it: only outside of the database is it out of reach of
 * who alters the database. `elsewhere`: what another clock says, the database's; a day is over when it is over by both, for what
 * others write on a day that a fast clock has sealed would be taken for a forgery.
 */
export async function sealHistory(shop: Shop, elsewhere: Date = shop.clock()): Promise<void> {
  const until = indianDayStart(new Date(Math.min(shop.clock().getTime(), elsewhere.getTime()) - hourMs))
  const last = await lastSeal(shop.db)
  const days = await daysOfHistory(shop.db, last ? indianMidnight(last.day, 1) : new Date(0), until)
  for (const day of days) await sealDay(shop, day, day === days.at(-1))
}

function sealDay(shop: Shop, day: string, isLast: boolean): Promise<void> {
  return transact(shop, async ({ tx }) => {
    await sql`SELECT pg_advisory_xact_lock(${lock})`.execute(tx)
    const before = await lastSeal(tx)
    if (before && before.day >= day) return
    const sealed = sealOf(day, await digestCommands(tx, indianMidnight(day), indianMidnight(day, 1)), before?.seal)
    await insertSeal(tx, { ...sealed, sealedAt: shop.clock() })
    if (!isLast) return
    const seal = sealed.seal.toString('hex')
    const papers = await lastPapers(tx, indianMidnight(day, 1))
    await tellPeople(tx, shop, await peopleToTell(tx, 'seal'), {
      kind: 'seal',
      event: `seal:${day}:${seal.slice(0, 16)}`,
      orderId: null,
      write: () => ({
        title: sealMail.title(formatDay(day)),
        body: sealMail.body(sealed.commands, seal, papers),
        path: '/history',
      }),
    })
  })
}

/** The seal of a day, after the one before it; undefined: there is none. */
export function sealOf(
  day: string,
  commands: readonly DigestedCommand[],
  before: Buffer = nothingBefore,
): Omit<HistorySeal, 'sealedAt'> {
  const bare = commands.map(({ id, digest }) => ({ id: Buffer.from(id.replaceAll('-', ''), 'hex'), digest }))
  const digest = sha256(...bare.flatMap((each) => [each.id, each.digest]))
  const rows = Buffer.concat(bare.flatMap((each) => [each.id, each.digest.subarray(0, 8)]))
  return { day, commands: commands.length, digest, seal: chain(day, digest, before), rows }
}

/** Returns the seal of a day: its digest, chained to the seal before it. */
export function chain(day: string, digest: Buffer, before: Buffer = nothingBefore): Buffer {
  return sha256(before, Buffer.from(day), digest)
}

function sha256(...parts: Buffer[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
