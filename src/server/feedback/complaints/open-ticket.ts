import { ticketClocks } from '../../../domain/feedback/complaints/ticket-clocks.ts'
import { drawTicketNumber } from '../../../domain/feedback/complaints/ticket-number.ts'
import { normalEmail } from '../../../domain/shoppers/accounts/identifier.ts'
import type { TicketInput } from '../../../shared/contract/support.ts'
import { transact, type Work } from '../../platform/db/transact.ts'
import { limitRate, talliesOfNetwork, tally, type Who } from '../../platform/rate-limits/rate-limit.ts'
import { countOneMore } from '../../platform/rate-limits/rate-limit-queries.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { queueTicketMail, queueTicketNotice } from './queue-ticket-mail.ts'
import { ticketKey } from './ticket-key.ts'
import { findRepeated, insertMessage, insertTicket, type TicketRow } from './ticket-queries.ts'

/** The person who complains, their network, and the key of the request. */
interface Sender extends Who {
  idempotencyKey: string | undefined
}

/** A complaint that was taken, with a key that opens it. */
interface OpenedTicket {
  ticket: TicketRow
  key: string
  /** It was there already: the request is a repeat. */
  repeated: boolean
}

type Complaint = Pick<TicketRow, 'name' | 'phone' | 'email' | 'order_number'> & { text: string }

/** So often a number is drawn that another complaint has: of 100 million each has one. */
const drawsMax = 5

/**
 * Takes a complaint of anybody: numbers it, owes a mail to the person and one to the shop. The same content again with the
 * same Idempotency-Key gives the first one. Throws `too_many_requests`, by account and by network.
 */
export async function openTicket(shop: Shop, input: TicketInput, sender: Sender): Promise<OpenedTicket> {
  const complaint = readComplaint(input)
  const { idempotencyKey } = sender
  const userId = sender.shopper?.userId ?? null
  const secret = idempotencyKey ?? shop.newToken()
  const repeatHash = hashToken(JSON.stringify([secret, userId, complaint]))
  const first = idempotencyKey === undefined ? undefined : await findRepeated(shop.db, repeatHash)
  if (first) return { ticket: first, key: ticketKey(first.id, secret), repeated: true }
  await limitRate(shop, talliesOf(shop, sender))
  const isShopTold = await hasRoomForNotice(shop)
  return transact(shop, async (work) => {
    const { ticket, repeated } = await recordTicket(shop, work, complaint, { userId, secret, repeatHash })
    if (!repeated) {
      await queueTicketMail(work.tx, shop, { ticketId: ticket.id, news: 'received' })
      if (isShopTold) await queueTicketNotice(work.tx, shop, ticket.id)
    }
    return { ticket, key: ticketKey(ticket.id, secret), repeated }
  })
}

function readComplaint({ name, phone, email, orderNumber, text }: TicketInput): Complaint {
  return {
    name,
    phone: phone || null,
    email: email ? normalEmail(email) : null,
    order_number: orderNumber || null,
    text,
  }
}

function talliesOf(shop: Shop, who: Who) {
  return [
    ...(who.shopper ? [tally('ticket', who.shopper.userId)] : []),
    ...talliesOfNetwork(shop, who, 'ticketOfNetwork', 'ticketOfNetworkDaily'),
  ]
}

async function hasRoomForNotice(shop: Shop): Promise<boolean> {
  return !shop.config.rateLimits || (await countOneMore(shop, [tally('ticketNotice')])) === undefined
}

/** Writes it under a number that is free. A repeat that comes at the same moment waits here for the first one. */
async function recordTicket(
  shop: Shop,
  { tx }: Work,
  { text, ...complaint }: Complaint,
  { userId, secret, repeatHash }: { userId: string | null; secret: string; repeatHash: Buffer },
): Promise<Pick<OpenedTicket, 'ticket' | 'repeated'>> {
  const now = shop.clock()
  const { answerBy, solveBy } = ticketClocks(now)
  for (let draws = 0; draws < drawsMax; draws += 1) {
    const id = shop.newId()
    const ticket = await insertTicket(tx, {
      ...complaint,
      id,
      number: drawTicketNumber(shop.randomInt),
      key_hashes: [hashToken(ticketKey(id, secret))],
      repeat_hash: repeatHash,
      user_id: userId,
      state: 'open',
      created_at: now,
      answer_by: answerBy,
      solve_by: solveBy,
    })
    if (ticket) {
      await insertMessage(tx, { ticket_id: id, author: 'person', text, created_at: now })
      return { ticket, repeated: false }
    }
    const first = await findRepeated(tx, repeatHash)
    if (first) return { ticket: first, repeated: true }
  }
  throw new Error('no number for a complaint was free')
}
