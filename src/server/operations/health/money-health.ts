import { healthCopy } from '../../../shared/copy/office/health.ts'
import { taxMisfits } from '../../catalogue/tax-changes/product-tax.ts'
import { glanceAtMoney } from '../audit/audit-money.ts'
import { type Finding, type HealthCheck, worstOf } from './finding.ts'
import { askPayments, askRefunds, askWebhooks, type Waiting } from './health-queries.ts'

const { payments, refunds, webhooks, books, tax } = healthCopy
const fewSeconds = 5_000

/** Something is not well as long as one of them waits. */
function waits(
  state: Finding['state'],
  { n, since }: Waiting,
  say: (n: number) => string,
  todo: string,
): Finding | undefined {
  return n > 0 ? { state, text: say(n), todo, since: since === null ? null : new Date(since) } : undefined
}

/** Checks of the shop's money: where it is, and whether it moves. */
export const moneyHealth: readonly HealthCheck[] = [
  {
    name: 'payments',
    keptMs: fewSeconds,
    look: async (shop, now) => {
      const { held, unasked, no_answer: noAnswer, under_way: underWay } = await askPayments(shop, now)
      return worstOf(
        [
          waits('bad', held, payments.held, payments.restart),
          waits('bad', unasked, payments.unasked, payments.restart),
          waits('bad', noAnswer, payments.noAnswer, payments.provider),
          waits('warn', underWay, payments.underWay, payments.bank),
        ],
        payments.ok,
      )
    },
  },
  {
    name: 'refunds',
    keptMs: fewSeconds,
    look: async (shop, now) => {
      const { stopped, late, cash } = await askRefunds(shop, now)
      return worstOf(
        [
          waits('bad', stopped, refunds.stopped, refunds.stoppedTodo),
          waits('warn', late, refunds.late, refunds.lateTodo),
          waits('warn', cash, refunds.cash, refunds.cashTodo),
        ],
        refunds.ok,
      )
    },
  },
  {
    name: 'webhooks',
    keptMs: fewSeconds,
    look: async (shop, now) => {
      const { unhandled, silent, came } = await askWebhooks(shop, now)
      return worstOf(
        [
          waits('bad', unhandled, webhooks.unhandled, webhooks.unhandledTodo),
          waits('warn', silent, webhooks.silent, webhooks.silentTodo),
        ],
        came ? webhooks.ok : webhooks.none,
      )
    },
  },
  {
    name: 'books',
    keptMs: 60_000,
    look: async (shop) =>
      (await glanceAtMoney(shop)) === 'balanced'
        ? { state: 'ok', text: books.ok }
        : { state: 'bad', text: books.wrong, todo: books.todo },
  },
  {
    name: 'tax',
    keptMs: 60_000,
    look: async (shop) => {
      const misfits = await taxMisfits(shop)
      const [first] = misfits
      if (!first) return { state: 'ok', text: tax.ok }
      const products = misfits.reduce((sum, each) => sum + each.products, 0)
      return { state: 'warn', text: tax.misfits(products, first.example.name), todo: tax.todo }
    },
  },
]
