import { readTicketNumber } from '../../../domain/feedback/complaints/ticket-number.ts'
import type { Ticket } from '../../../shared/contract/support.ts'
import { support } from '../../../shared/copy/support.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { presentTicket } from './present-ticket.ts'
import { findMessages, findTicketByKey } from './ticket-queries.ts'

/**
 * Returns the state of a complaint, for a caller that has its key. Throws `not_found`, the same for an unknown number and a wrong
 * key.
 */
export async function getTicket({ db }: Shop, written: string, key: string): Promise<Ticket> {
  const number = readTicketNumber(written)
  const ticket = number === null ? undefined : await findTicketByKey(db, number, hashToken(key))
  if (!ticket) throw new Failure('not_found', support.notFound)
  return presentTicket(ticket, await findMessages(db, [ticket.id]))
}
