import { invoiceFileName } from '../../../domain/selling/invoices/invoice-number.ts'
import { statements as copy } from '../../../shared/copy/statements.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { statementLimits } from '../../../shared/statement-limits.ts'
import { limitRate, tally } from '../../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../../platform/shop.ts'
import { writeZip } from '../../platform/spreadsheets/write-zip.ts'
import { printInvoice } from '../invoices/render-invoice-pdf.ts'
import { countPapersOfMonth, selectPapersOfMonth } from './statement-queries.ts'

/** A shopper and a month of India, 'YYYY-MM'; `gone`: they do not wait any more. */
interface AskedMonth {
  userId: string
  month: string
  gone: AbortSignal
}

/**
 * Puts a shopper's invoices and credit notes of a month into one zip, each as a PDF under its number. They are drawn one
 * after the other, so that other people's papers come in between. Throws `not_found` where there is none, `bad_input` at
 * `month` where there are too many, `too_many_requests`.
 */
export async function zipInvoices(shop: Shop, { userId, month, gone }: AskedMonth): Promise<Buffer> {
  await limitRate(shop, [tally('statement', userId)])
  const papers = await countPapersOfMonth(shop.db, userId, month)
  if (papers === 0) throw new Failure('not_found', copy.faults.noPapers)
  if (papers > statementLimits.papersMost) {
    const sentence = copy.faults.tooManyPapers(papers)
    throw new Failure('bad_input', sentence, { errors: { month: sentence } })
  }
  await limitRate(shop, [tally('papersOfMonth', userId)])
  const parts: [string, Buffer][] = []
  for (const { kind, document } of await selectPapersOfMonth(shop.db, userId, month)) {
    parts.push([invoiceFileName(document.number, kind), await printInvoice(document, { who: userId, gone })])
  }
  return writeZip(Object.fromEntries(parts))
}
