import { support } from '../../../shared/copy/support.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Work } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { queueTicketMail } from './queue-ticket-mail.ts'
import { insertMessage, lockTicket, moveTicket, type TicketRow } from './ticket-queries.ts'

/** The number of a complaint, and the answer to the person: at most `limits.ticketTextMax` characters, not empty. */
export interface ComplaintAnswer {
  number: string
  text: string
}

/** A complaint before and after a move. */
export interface MovedTicket {
  before: TicketRow
  after: TicketRow
}

/** Writes an answer into a complaint that is not solved, moves it, and owes the person a mail. */
export async function tellComplainant(
  shop: Shop,
  { tx }: Work,
  { number, text }: ComplaintAnswer,
  state: 'answered' | 'solved',
): Promise<MovedTicket> {
  const before = await lockTicket(tx, number)
  if (!before) throw new Failure('not_found', support.notFound)
  if (before.state === 'solved') throw new Failure('ticket_state', support.alreadySolved)
  const now = shop.clock()
  const solved_at = state === 'solved' ? now : null
  const after = { ...before, state, answered_at: before.answered_at ?? now, solved_at }
  await moveTicket(tx, after)
  const messageId = await insertMessage(tx, { ticket_id: before.id, author: 'shop', text, created_at: now })
  await queueTicketMail(tx, shop, { ticketId: before.id, news: state, messageId })
  return { before, after: { ...after, due_at: solved_at ? null : before.solve_by } }
}
