import { Failure } from '../../shared/errors/failure.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import { type Audit, auditMoney } from '../operations/audit/audit-money.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { layOut } from './lay-out.ts'
import { readOptions } from './read-options.ts'

/** `audit`: every paisa, piece and coupon use, checked at this moment. Throws the report as `internal` where a rule is broken. */
export async function auditCommand(shop: PayingShop, given: string[]): Promise<string> {
  readOptions(given, {}, 0)
  const audit = await auditMoney(shop)
  const report = write(audit)
  if (!audit.clean) throw new Failure('internal', report)
  return report
}

function write({ clean, checks, figures, tests, waiting }: Audit): string {
  const rules = checks.map(({ rule, faults }) => [faults.length === 0 ? 'holds' : 'BROKEN', withFaults(rule, faults)])
  const { captured, inOrders, inRefunds, payments, orders, refunds } = figures
  return [
    layOut(rules),
    '',
    layOut([
      ['Captured', rupees(captured - tests.captured), `${payments - tests.payments} payments`],
      ['in orders', rupees(inOrders - tests.inOrders), `${orders - tests.orders} orders, cash ones too`],
      ['in refunds', rupees(inRefunds - tests.inRefunds), `${refunds - tests.refunds} refunds`],
      ['unassigned', rupees(figures.unassigned), ''],
      ...writeTests(tests),
    ]),
    ...(tests.papers.length > 0 ? ['', `Test documents not marked as tests: ${tests.papers.join(', ')}`] : []),
    ...(waiting.length > 0 ? ['', 'Overdue:', ...waiting.map((each) => `  ${each}`)] : []),
    '',
    clean ? 'The books are in order.' : 'THE BOOKS ARE NOT IN ORDER.',
  ].join('\n')
}

/** Counts tests separately: no money was received. */
function writeTests({ captured, inOrders, inRefunds, payments, orders, refunds }: Audit['tests']): string[][] {
  if (payments === 0) return []
  return [
    ['Test payments', rupees(captured), `${payments}: no money received`],
    ['in orders', rupees(inOrders), `${orders} orders`],
    ['in refunds', rupees(inRefunds), `${refunds} refunds`],
  ]
}

function withFaults(rule: string, faults: string[]): string {
  return faults.length === 0 ? rule : `${rule}: ${faults.join(', ')}`
}

function rupees(paise: number): string {
  return formatRupees(rupeesFromPaise(paise))
}
