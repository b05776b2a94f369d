import { quoteEnd } from '../../../domain/selling/quotes/quote-end.ts'
import { officeQuoteCopy as copy } from '../../../shared/copy/office/quotes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { checkPricesToday } from './check-prices-today.ts'
import { lockToChange } from './lock-to-change.ts'
import { queueQuoteMail } from './queue-quote-mail.ts'
import { findQuoteLines, moveQuote } from './quote-queries.ts'

/**
 * Sends a quotation by mail, also one that has ended or was declined: its days begin anew, at prices that the person could give
 * today. Throws `not_found`, `quote_state` where somebody has accepted it, `bad_input` where it has no address, and as
 * checkPricesToday does.
 */
export async function sendQuote(shop: Pick<Shop, 'clock' | 'settings'>, work: CommandWork, id: string): Promise<void> {
  const quote = await lockToChange(work, id)
  if (quote.email === null) throw new Failure('bad_input', copy.noEmail)
  const now = shop.clock()
  await checkPricesToday(work, await findQuoteLines(work.tx, [id]), now)
  const valid_until = quoteEnd(now, shop.settings.now()['quotes.days'])
  await moveQuote(work.tx, id, { state: 'sent', sent_at: now, declined_at: null, valid_until })
  const event = { commandId: work.commandId, leavesAt: work.leavesAt }
  await queueQuoteMail(work.tx, shop, { quoteId: id, event })
  const was = { state: quote.state, valid_until: quote.valid_until.toISOString() }
  work.changed('quote', id, was, { state: 'sent', valid_until: valid_until.toISOString() })
}
