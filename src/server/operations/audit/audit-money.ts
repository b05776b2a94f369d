import type { Paise } from '../../../shared/money/money.ts'
import { ask, inTransaction } from '../../platform/db/ask.ts'
import type { Shop } from '../../platform/shop.ts'
import { buyingChecks } from './buying-checks.ts'
import { dealChecks } from './deal-checks.ts'
import { derivationChecks } from './derivation-checks.ts'
import { invoiceChecks } from './invoice-checks.ts'
import { linkChecks } from './link-checks.ts'
import {
  moneyAtAGlance,
  moneyChecks,
  moneyFigures,
  moneyWaiting,
  testFigures,
  testsInLiveShop,
  unmarkedTestPapers,
} from './money-checks.ts'
import { monthChecks } from './month-checks.ts'
import { parcelChecks } from './parcel-checks.ts'
import { reportChecks } from './report-checks.ts'
import { returnChecks } from './return-checks.ts'
import { runChecks } from './run-checks.ts'
import { saleChecks } from './sale-checks.ts'
import { searchChecks } from './search-checks.ts'
import { voucherChecks } from './voucher-checks.ts'

/** Report of an audit: the rules, with what breaks them; the figures; tests; what waits too long without breaking a rule. */
export type Audit = {
  clean: boolean
  checks: { rule: string; faults: string[] }[]
  /** Paise: captured = inOrders + inRefunds + unassigned. With what was only a test. */
  figures: Money & { unassigned: Paise }
  /** Share of the figures that was a test: no money came. `papers`: those that do not say it, for they are older than the mark. */
  tests: Money & { papers: string[] }
  waiting: string[]
}
type Counts = { payments: number; orders: number; refunds: number }
type Money = Counts & { captured: Paise; inOrders: Paise; inRefunds: Paise }

type Sums = Counts & { captured: Paise; in_orders: Paise; in_refunds: Paise }
type Found = { what: string }
/** Of what breaks one rule, as many are named. */
const NAMED = 20
/** Milliseconds that one rule may take: seven million terms of 200 000 products are counted in seconds, unless others work. */
const PATIENCE_MS = 90_000

const allChecks = [
  moneyChecks,
  derivationChecks,
  dealChecks,
  invoiceChecks,
  voucherChecks,
  returnChecks,
  parcelChecks,
  runChecks,
  linkChecks,
  monthChecks,
  buyingChecks,
  saleChecks,
  reportChecks,
  searchChecks,
].flat()

type Books = Pick<Shop, 'db' | 'clock'> & { config?: Pick<Shop['config'], 'sandbox'> }

/**
 * Checks all books at one moment, while the shop is open: nothing is locked, nothing is changed. In a live shop (`config`: no sandbox)
 * orders that were paid by a test wait for somebody.
 */
export function auditMoney({ db, clock, config }: Books): Promise<Audit> {
  return inTransaction(db, async (tx) => {
    await ask(tx, { text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY' })
    await ask(tx, { text: `SET LOCAL statement_timeout = ${PATIENCE_MS}` })
    const checks: Audit['checks'] = []
    for (const { rule, faults } of allChecks) {
      const found = await ask<Found>(tx, { text: `${faults} LIMIT ${NAMED}`, timeoutMs: PATIENCE_MS })
      checks.push({ rule, faults: found.map(({ what }) => what) })
    }
    const named = async (text: string, values: unknown[] = []) =>
      (await ask<Found>(tx, { text: `SELECT what FROM (${text}) w LIMIT ${NAMED}`, values })).map(({ what }) => what)
    const [sums] = await ask<Sums & { unassigned: Paise }>(tx, { text: moneyFigures })
    const [ofTests] = await ask<Sums>(tx, { text: testFigures })
    if (!sums || !ofTests) throw new Error('the money was not counted')
    const waiting = await named(moneyWaiting, [clock()])
    const clean = sums.unassigned === 0 && checks.every(({ faults }) => faults.length === 0)
    return {
      clean,
      checks,
      figures: inWords(sums),
      tests: { ...inWords(ofTests), papers: await named(unmarkedTestPapers) },
      waiting: config?.sandbox === false ? [...waiting, ...(await named(testsInLiveShop))] : waiting,
    }
  })
}

function inWords<T extends Sums>({ in_orders: inOrders, in_refunds: inRefunds, ...rest }: T) {
  return { ...rest, inOrders, inRefunds }
}

/** Returns `balanced` where each of the last day's payments is accounted for: cheap enough for a health check. */
export async function glanceAtMoney({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<'balanced' | 'unbalanced'> {
  const [row] = await ask<{ lost: number }>(db, { text: moneyAtAGlance, values: [clock()] })
  return row?.lost === 0 ? 'balanced' : 'unbalanced'
}
