import type { Kysely } from 'kysely'
import type { Database } from '../server/platform/db/schema.ts'
import { indianDay, indianDayStart } from '../shared/india-time.ts'
import { feeOf } from './present-entities.ts'
import { badField } from './sandbox-refusal.ts'

const dayMs = 86_400_000
/** Hours of the Indian day after which the bank has it. */
const settledAtMs = 11.5 * 3_600_000
/** Longest way from a payment to its settlement, in days: two working days and a weekend. */
const longest = 4

/** Days whose settlements are asked for, by Indian time: of a month, or one. */
interface Asked {
  from: Date
  to: Date
}

/** Reads year, month and day of a call. Throws a refusal that names the field. */
export function readSettledDays({ year, month, day }: Record<string, string | undefined>): Asked {
  if (!/^20\d\d$/.test(year ?? '')) throw badField('year', 'The year field is required.')
  if (!/^(0?[1-9]|1[0-2])$/.test(month ?? '')) throw badField('month', 'The month field is required.')
  const [inYear, inMonth] = [Number(year), Number(month)]
  const dayStart = (ofMonth: number) => indianDayStart(new Date(Date.UTC(inYear, inMonth - 1, ofMonth)))
  if (day === undefined) return { from: dayStart(1), to: indianDayStart(new Date(Date.UTC(inYear, inMonth, 1))) }
  if (!/^(0?[1-9]|[12]\d|3[01])$/.test(day)) throw badField('day', 'The day field is invalid.')
  return { from: dayStart(Number(day)), to: dayStart(Number(day) + 1) }
}

/**
 * Lists what was settled on these days, as the provider's recon does: captured payments less 2 % and the GST on it, and refunds, on
 * the second working day after each. A day's settlement has one id and one UTR.
 */
export async function settledRows(db: Kysely<Database>, { from, to }: Asked, now: Date): Promise<object[]> {
  const since = new Date(from.getTime() - longest * dayMs)
  const [payments, refunds] = await Promise.all([
    db
      .selectFrom('sandbox_payments as p')
      .leftJoin('sandbox_orders as o', 'o.id', 'p.order_id')
      .select(['p.id', 'p.amount', 'p.captured', 'p.method', 'p.order_id', 'p.created_at', 'o.receipt'])
      .where('p.captured', '=', true)
      .where('p.created_at', '>=', since)
      .where('p.created_at', '<', to)
      .orderBy('p.created_at')
      .orderBy('p.id')
      .execute(),
    db
      .selectFrom('sandbox_refunds as r')
      .innerJoin('sandbox_payments as p', 'p.id', 'r.payment_id')
      .select(['r.id', 'r.amount', 'r.payment_id', 'p.method', 'p.order_id', 'r.created_at'])
      .where('r.status', '=', 'processed')
      .where('r.created_at', '>=', since)
      .where('r.created_at', '<', to)
      .orderBy('r.created_at')
      .orderBy('r.id')
      .execute(),
  ])
  const charged = payments.map((row) => {
    const { fee, tax } = feeOf(row)
    const money = { debit: 0, credit: row.amount - fee, amount: row.amount, fee, tax, payment_id: null }
    return rowOf(row, { type: 'payment', ...money, order_receipt: row.receipt })
  })
  const back = refunds.map((row) => {
    const money = { debit: row.amount, credit: 0, amount: row.amount, fee: 0, tax: 0, payment_id: row.payment_id }
    return rowOf(row, { type: 'refund', ...money, order_receipt: null })
  })
  return [...charged, ...back]
    .filter(({ settledAt }) => settledAt >= from && settledAt < to && settledAt <= now)
    .map(({ row }) => row)
}

interface Entity {
  id: string
  method: string
  order_id: string | null
  created_at: Date
}

function rowOf({ id, method, order_id, created_at }: Entity, money: object): { settledAt: Date; row: object } {
  const settledAt = settledOn(created_at)
  const digits = indianDay(settledAt).replaceAll('-', '')
  return {
    settledAt,
    row: {
      entity_id: id,
      ...money,
      ...{
        currency: 'INR',
        on_hold: false,
        settled: true,
        created_at: seconds(created_at),
        settled_at: seconds(settledAt),
      },
      ...{
        settlement_id: `setl_SANDBOX${digits}`,
        posted_at: null,
        credit_type: 'default',
        description: null,
        notes: null,
      },
      ...{
        settlement_utr: `SANDBOXN${digits}`,
        order_id,
        method,
        card_network: null,
        card_issuer: null,
        card_type: null,
      },
      dispute_id: null,
    },
  }
}

/** Half past eleven on the second working day after a moment, by Indian time. */
function settledOn(moment: Date): Date {
  let start = indianDayStart(moment)
  for (let left = 2; left > 0; ) {
    start = new Date(start.getTime() + dayMs)
    if (isWorkingDay(start)) left -= 1
  }
  return new Date(start.getTime() + settledAtMs)
}

function isWorkingDay(start: Date): boolean {
  const weekday = new Date(`${indianDay(start)}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
