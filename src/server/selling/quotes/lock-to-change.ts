import { officeQuoteCopy as copy } from '../../../shared/copy/office/quotes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockQuote, type QuoteRow } from './quote-queries.ts'

/**
 * Locks a quotation that people of the shop change, and names it in the history. Throws `not_found`, `quote_state` where a customer has
 * accepted it: its prices were promised.
 */
export async function lockToChange(work: CommandWork, id: string): Promise<QuoteRow> {
  const quote = await lockQuote(work.tx, id)
  if (!quote) throw new Failure('not_found', copy.notFound)
  const { state, number } = quote
  if (state === 'accepted' || state === 'ordered') throw new Failure('quote_state', copy.isOver[state])
  work.about({ kind: 'quote', id, name: number })
  return quote
}
