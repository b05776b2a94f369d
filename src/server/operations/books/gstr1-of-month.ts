import { drawUpGstr1, type Gstr1 } from '../../../domain/operations/books/gstr1.ts'
import { type Gstr1Sums, sumGstr1 } from '../../../domain/operations/books/gstr1-sums.ts'
import { findReturnProblems, type ReturnProblem } from '../../../domain/operations/books/return-problems.ts'
import { readCodes } from './read-codes.ts'
import type { BookMonth } from './read-month.ts'

/**
 * Makes GSTR-1 of a month, 'YYYY-MM', from frozen documents: the file, its sums beside theirs, and what to put right first.
 * `isLarge`: the turnover was above ₹5 crore in the financial year before. `months`: those of a quarter that the month ends.
 */
export function gstr1OfMonth(
  month: string,
  { filer, documents, leftOut, vouchers }: BookMonth,
  isLarge = false,
  months: readonly string[] = [month],
): { gstr1: Gstr1; sums: Gstr1Sums; problems: ReturnProblem[] } {
  const codes = readCodes()
  const { gstin, stateCode: home } = filer
  const of = { gstin, home, month, months, describeHsn: codes.describeHsn, leftOut, vouchers }
  const gstr1 = drawUpGstr1(documents, of)
  return { gstr1, sums: sumGstr1(documents, gstr1), problems: findReturnProblems(documents, codes, isLarge) }
}
