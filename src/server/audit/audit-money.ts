import type { Paise } from '../../shared/money/money.ts'
import { ask, inTransaction } from '../platform/db/ask.ts'
import type { Shop } from '../platform/shop.ts'
import { buyingChecks } from './buying-checks.ts'
import { invoiceChecks } from './invoice-checks.ts'
import { moneyAtAGlance, moneyChecks, moneyFigures, moneyWaiting } from './money-checks.ts'
import { searchChecks } from './search-checks.ts'

/** What an audit found: the rules, with what breaks them; the figures; what waits too long without breaking a rule. */
export type Audit = {
  clean: boolean
  checks: { rule: string; faults: string[] }[]
  /** Paise: captured = inOrders + inRefunds + unassigned. */
  figures: { captured: Paise; inOrders: Paise; inRefunds: Paise; unassigned: Paise } & Counts
  waiting: string[]
}
type Counts = { payments: number; orders: number; refunds: number }

type Sums = Counts & { captured: Paise; in_orders: Paise; in_refunds: Paise; unassigned: Paise }
type Found = { what: string }
/** Of what breaks one rule, as many are named. */
const NAMED = 20
/** Milliseconds that one rule may take: seven million terms of 200 000 products are counted in seconds, unless others work. */
const PATIENCE_MS = 90_000

/** Checks all books at one moment, while the shop is open: nothing is locked, nothing is changed. */
export function auditMoney({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<Audit> {
  return inTransaction(db, async (tx) => {
    await ask(tx, { text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY' })
    await ask(tx, { text: `SET LOCAL statement_timeout = ${PATIENCE_MS}` })
    const checks: Audit['checks'] = []
    for (const { rule, faults } of [...moneyChecks, ...invoiceChecks, ...buyingChecks, ...searchChecks]) {
      const found = await ask<Found>(tx, { text: `${faults} LIMIT ${NAMED}`, timeoutMs: PATIENCE_MS })
      checks.push({ rule, faults: found.map(({ what }) => what) })
    }
    const [sums] = await ask<Sums>(tx, { text: moneyFigures })
    const waitingText = `SELECT what FROM (${moneyWaiting}) w LIMIT ${NAMED}`
    const waiting = await ask<Found>(tx, { text: waitingText, values: [clock()] })
    const { in_orders: inOrders, in_refunds: inRefunds, ...figures } = sums as Sums
    const clean = figures.unassigned === 0 && checks.every(({ faults }) => faults.length === 0)
    return { clean, checks, figures: { ...figures, inOrders, inRefunds }, waiting: waiting.map(({ what }) => what) }
  })
}

/** Whether the last day's payments are all somewhere: cheap enough for a health check. */
export async function glanceAtMoney({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<'balanced' | 'unbalanced'> {
  const [row] = await ask<{ lost: number }>(db, { text: moneyAtAGlance, values: [clock()] })
  return row?.lost === 0 ? 'balanced' : 'unbalanced'
}
