import type { Paise } from '../../shared/money/money.ts'
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

type Found = { what: string }
/** Of what breaks one rule, as many are named. */
const NAMED = 20
/** Milliseconds that one rule may take: seven million terms of 200 000 products are counted in seconds, unless others work. */
const PATIENCE_MS = 90_000

/** Checks all books at one moment, while the shop is open: nothing is locked, nothing is changed. */
export async function auditMoney({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<Audit> {
  const client = await pool.connect()
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = ${PATIENCE_MS}`)
    const checks: Audit['checks'] = []
    for (const { rule, faults } of [...moneyChecks, ...invoiceChecks, ...buyingChecks, ...searchChecks]) {
      const question = { text: `${faults} LIMIT ${NAMED}`, query_timeout: PATIENCE_MS }
      const { rows } = await client.query<Found>(question)
      checks.push({ rule, faults: rows.map(({ what }) => what) })
    }
    const [sums] = (await client.query(moneyFigures)).rows
    const { rows } = await client.query<Found>(`SELECT what FROM (${moneyWaiting}) w LIMIT ${NAMED}`, [clock()])
    const { in_orders: inOrders, in_refunds: inRefunds, ...figures } = sums
    const clean = figures.unassigned === 0 && checks.every(({ faults }) => faults.length === 0)
    return { clean, checks, figures: { ...figures, inOrders, inRefunds }, waiting: rows.map(({ what }) => what) }
  } finally {
    await client.query('ROLLBACK').catch(() => undefined)
    client.release()
  }
}

/** Whether the last day's payments are all somewhere: cheap enough for a health check. */
export async function glanceAtMoney({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<'balanced' | 'unbalanced'> {
  const { rows } = await pool.query<{ lost: number }>(moneyAtAGlance, [clock()])
  return rows[0]?.lost === 0 ? 'balanced' : 'unbalanced'
}
