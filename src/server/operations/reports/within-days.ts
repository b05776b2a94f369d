import { type RawBuilder, sql } from 'kysely'
import type { ReportDays } from '../../../domain/operations/reports/report.ts'

/** SQL of the moment at which these Indian days are over. */
export const endOf = ({ to }: ReportDays): RawBuilder<Date> => sql`indian_midnight(${to}::date + 1)`

/** SQL that tells that a moment lies in these Indian days. */
export const within = (moment: string, days: ReportDays): RawBuilder<boolean> => sql`
  ${sql.ref(moment)} >= indian_midnight(${days.from}::date) AND ${sql.ref(moment)} < ${endOf(days)}`
