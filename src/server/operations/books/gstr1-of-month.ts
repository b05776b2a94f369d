import { drawUpGstr1, type Gstr1 } from '../../../domain/operations/books/gstr1.ts'
import { type Gstr1Sums, sumGstr1 } from '../../../domain/operations/books/gstr1-sums.ts'
import { findReturnProblems, type ReturnProblem } from '../../../domain/operations/books/return-problems.ts'
import type { Shop } from '../../platform/shop.ts'
import { readCodes } from './read-codes.ts'
import { readMonth } from './read-month.ts'

/** Makes GSTR-1 of a month, 'YYYY-MM', from the frozen documents: the file, its sums beside theirs, and what to put right first. */
export async function gstr1OfMonth(
  shop: Pick<Shop, 'db' | 'settings'>,
  month: string,
): Promise<{ gstr1: Gstr1; sums: Gstr1Sums; problems: ReturnProblem[] }> {
  const documents = await readMonth(shop, month)
  const codes = readCodes()
  const gstin = shop.settings.now()['company.gstin']
  const gstr1 = drawUpGstr1(documents, { gstin, month, describeHsn: codes.describeHsn })
  return { gstr1, sums: sumGstr1(documents, gstr1), problems: findReturnProblems(documents, codes) }
}
