import { officeQuoteCopy as copy } from '../../../shared/copy/office/quotes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockToChange } from './lock-to-change.ts'
import { moveQuote } from './quote-queries.ts'

/** Offers a quotation no longer. Throws `not_found`, `quote_state` where it was accepted or declined. */
export async function declineQuote({ clock }: Pick<Shop, 'clock'>, work: CommandWork, id: string): Promise<void> {
  const { state } = await lockToChange(work, id)
  if (state === 'declined') throw new Failure('quote_state', copy.isOver.declined)
  await moveQuote(work.tx, id, { state: 'declined', declined_at: clock() })
  work.changed('quote', id, { state }, { state: 'declined' })
}
