import { sql } from 'kysely'
import { alertsCopy } from '../../../shared/copy/office/alerts.ts'
import { healthCopy } from '../../../shared/copy/office/health.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { transact } from '../../platform/db/transact.ts'
import { startWorker } from '../../platform/jobs/start-worker.ts'
import type { PayingShop } from '../../selling/payments/provider/paying-shop.ts'
import { peopleToTell } from '../../staff/alerts/people-to-tell.ts'
import { tellPeople } from '../../staff/alerts/tell-people.ts'
import { type Checked, lookAtHealth } from './look-at-health.ts'
import { listProblems, noteProblems, takeUntold } from './problem-queries.ts'

const pauseMs = 60_000
/** One process writes down what all of them see. */
const lock = 72_311_221

/** Looks at the shop once a minute until it is stopped: writes down what is wrong since when, and tells who wants to know. */
export function startHealthWatch(shop: PayingShop): { stop: () => Promise<void> } {
  return startWorker(shop, {
    name: 'looking at the shop’s health',
    pauseMs,
    work: () => watchHealth(shop),
    tidy: async () => undefined,
  })
}

/** One look: what is wrong is kept with its beginning; what was wrong for five minutes is told, once. */
export async function watchHealth(shop: PayingShop): Promise<void> {
  const found = await lookAtHealth(shop)
  const now = shop.clock()
  await transact(shop, async ({ tx, news }) => {
    const { rows } = await sql<{ mine: boolean }>`SELECT pg_try_advisory_xact_lock(${lock}) AS mine`.execute(tx)
    if (!rows[0]?.mine) return
    const before = await listProblems(tx)
    const wrong = found.flatMap(({ name, state, since = null }) => (state === 'ok' ? [] : [{ name, state, since }]))
    await noteProblems(tx, wrong, now)
    const changed =
      before.length !== wrong.length || wrong.some(({ name }) => !before.some((each) => each.name === name))
    if (changed) news({ topic: 'health', id: 'shop' })
    const untold = await takeUntold(tx, new Date(now.getTime() - officeLimits.problemToldMs), now)
    const people = untold.length > 0 ? await peopleToTell(tx, 'problem') : []
    for (const { name, since } of untold) {
      await tellPeople(tx, shop, people, {
        kind: 'problem',
        event: `problem:${name}:${since.toISOString()}:${now.toISOString()}`,
        orderId: null,
        write: () => ({ title: alertsCopy.problem.title, body: sentenceOf(name, found), path: '/health' }),
      })
    }
  })
}

function sentenceOf(name: Checked['name'], found: readonly Checked[]): string {
  return `${healthCopy.titles[name]}: ${found.find((each) => each.name === name)?.text ?? ''}`
}
