import { type RawBuilder, sql } from 'kysely'
import type { ReportDays } from '../../../domain/operations/reports/report.ts'
import type { ReportGroup } from '../../../shared/office/reports.ts'

/** SQL that tells that a row of `alias`, of the paper `paper`, lies in these Indian days and is about no test payment. */
export const countedIn = (alias: string, paper: string, { from, to }: ReportDays): RawBuilder<boolean> => sql`
  ${sql.ref(`${alias}.day`)} BETWEEN ${from}::date AND ${to}::date AND ${sql.ref(`${alias}.${paper}`)} NOT IN (
    SELECT t.id FROM payments y JOIN report_papers t ON t.order_id = y.order_id WHERE y.is_test)`

/** Key that papers are added up under: a value of `p` (report_papers), and what has to be joined to it for that. */
interface PaperKey {
  key: RawBuilder<unknown>
  join: RawBuilder<unknown>
}

const nothing = sql``
/** The account that stands for the person who ordered (docs/decisions/210): few accounts are merged into another. */
const person = sql`CASE WHEN p.buyer IN (SELECT k.account_id FROM customer_links k) THEN main_account(p.buyer) ELSE p.buyer END`

/** Returns the key of a group of papers. New is a person whose first order it is; who has no account is a guest. */
export function paperKey(by: ReportGroup): PaperKey {
  switch (by) {
    case 'state':
    case 'pin':
    case 'coupon':
      return { key: sql.ref(`p.${by}`), join: nothing }
    case 'hour':
      return { key: sql`lpad(p.hour::text, 2, '0')`, join: nothing }
    case 'customer':
      return { key: sql`coalesce(${person}, '')`, join: nothing }
    case 'customers':
      return { key: kindOfCustomer, join: sql`LEFT JOIN customer_sums c ON c.user_id = ${person}` }
    case 'week':
    case 'month':
      return { key: sql`date_trunc(${sql.lit(by)}, p.day::timestamp)::date`, join: nothing }
    default:
      return { key: sql`p.day`, join: nothing }
  }
}

/** Of who was forgotten there are no sums: their orders are looked at. */
const kindOfCustomer = sql`CASE WHEN p.buyer IS NULL THEN 'guest' WHEN CASE WHEN c.user_id IS NULL THEN EXISTS (
    SELECT FROM orders e WHERE e.user_id = p.buyer AND e.created_at < p.ordered_at AND e.status <> 'cancelled')
  ELSE c.first_order_at < p.ordered_at END THEN 'returning' ELSE 'new' END`
