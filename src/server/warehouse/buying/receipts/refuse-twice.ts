import { receiveCopy } from '../../../../shared/copy/office/receive.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { formatMoment } from '../../../../shared/format-moment.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import type { Bill } from './book-receipt.ts'
import { findReceived } from './receipt-queries.ts'

/** Throws `already_received`, naming when and by whom this bill came in. */
export async function refuseTwice(
  tx: CommandWork['tx'],
  { supplier, number }: Pick<Bill, 'supplier' | 'number'>,
  year: string,
): Promise<never> {
  const first = await findReceived(tx, { supplierId: supplier.id, year, number })
  const when = first ? formatMoment(first.at.toISOString()) : ''
  const sentence = receiveCopy.twice(number, supplier.name, when, first?.by ?? '')
  throw new Failure('already_received', sentence, { errors: { billNumber: sentence } })
}
