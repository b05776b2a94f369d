import { drawUpStatement, type Statement } from '../../../domain/selling/statements/draw-up-statement.ts'
import { type AskedDays, completeDays, faultOfDays } from '../../../domain/selling/statements/statement-days.ts'
import { statements as copy } from '../../../shared/copy/statements.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianDay, indianMidnight } from '../../../shared/india-time.ts'
import { statementLimits } from '../../../shared/statement-limits.ts'
import type { StatementDays } from '../../../shared/statement-periods.ts'
import type { Shop } from '../../platform/shop.ts'
import { countTestOrders, selectEntries } from './statement-queries.ts'

/** A statement, and how many orders were left out of it because a test paid them. */
export type ReadStatement = Statement & { testsLeftOut: number }

/**
 * Reads the statement of an account between two Indian days. Throws `bad_input` at `to` where they are turned or too far apart,
 * at `from` where the statement is too long.
 */
export async function readStatement(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  userId: string,
  asked: AskedDays,
): Promise<ReadStatement> {
  const days = checkDays(asked, clock())
  const before = indianMidnight(days.to, 1)
  const statement = drawUpStatement(await selectEntries(db, userId, before), days)
  if (statement.rows.length > statementLimits.rowsMost) throw badInput('from', copy.faults.tooManyRows)
  return { ...statement, testsLeftOut: await countTestOrders(db, userId, before) }
}

function checkDays(asked: AskedDays, now: Date): StatementDays {
  const days = completeDays(asked, indianDay(now))
  const fault = faultOfDays(days)
  if (fault) throw badInput('to', copy.faults[fault])
  return days
}

function badInput(field: string, sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { [field]: sentence } })
}
