import type { Ticket } from '../../../shared/contract/support.ts'
import type { TicketMessage, TicketRow } from './ticket-queries.ts'

/** A complaint as whoever has its key sees it. */
export function presentTicket(row: TicketRow, messages: readonly TicketMessage[]): Ticket {
  return {
    number: row.number,
    state: row.state,
    orderNumber: row.order_number,
    receivedAt: row.created_at.toISOString(),
    answerBy: row.answer_by.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    solveBy: row.solve_by.toISOString(),
    solvedAt: row.solved_at?.toISOString() ?? null,
    messages: messages
      .filter(({ ticket_id }) => ticket_id === row.id)
      .map(({ author, text, created_at }) => ({ author, text, at: created_at.toISOString() })),
  }
}
