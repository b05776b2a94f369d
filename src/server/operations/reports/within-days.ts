import { type RawBuilder, sql } from 'kysely'
import type { ReportDays } from '../../../domain/operations/reports/report.ts'

/** SQL of the moment at which these Indian days are over. */
export const endOf = ({ to }: ReportDays): RawBuilder<Date> =>
  sql`((${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`

/** SQL that tells that a moment lies in these Indian days. */
export const within = (moment: string, days: ReportDays): RawBuilder<boolean> => sql`
  ${sql.ref(moment)} >= (${days.from}::date::timestamp AT TIME ZONE 'Asia/Kolkata') AND ${sql.ref(moment)} < ${endOf(days)}`
