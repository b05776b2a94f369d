import type { Ticket } from '../../../shared/contract/support.ts'
import { limits } from '../../../shared/limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { countTickets, listSolvedTickets, listWaitingTickets, type TicketCounts } from './office-ticket-queries.ts'
import { presentTicket } from './present-ticket.ts'
import { findMessages, type TicketRow } from './ticket-queries.ts'

/** A complaint as the shop sees it: also who it is from, and whether the shop is late with what is to be done next. */
export interface OfficeTicket extends Ticket {
  name: string
  phone: string | null
  email: string | null
  userId: string | null
  isLate: boolean
}

/** A page of complaints (pages count from 1), and how many wait in all: for the owner's first page. */
export interface TicketList {
  tickets: OfficeTicket[]
  counts: TicketCounts
}

/** Complaints that wait (late ones first, then unanswered ones, each by when it is due), or that are solved (latest first). */
export async function listTickets(shop: Shop, which: 'waiting' | 'solved', page = 1): Promise<TicketList> {
  const { db } = shop
  const now = shop.clock()
  const part = { page, limit: limits.pageSizeMax }
  const rows = which === 'waiting' ? await listWaitingTickets(db, now, part) : await listSolvedTickets(db, part)
  const messages = await findMessages(
    db,
    rows.map(({ id }) => id),
  )
  const tickets = rows.map((row) => ({ ...presentTicket(row, messages), ...fromWhom(row), isLate: isLate(row, now) }))
  return { tickets, counts: await countTickets(db, now) }
}

function fromWhom({ name, phone, email, user_id: userId }: TicketRow) {
  return { name, phone, email, userId }
}

function isLate({ due_at: due }: TicketRow, now: Date): boolean {
  return due !== null && due < now
}
