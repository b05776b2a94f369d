import { readIdentifier } from '../../../domain/shoppers/accounts/identifier.ts'
import { personCopy } from '../../../shared/copy/person.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { findTicketsOf } from '../../feedback/complaints/person-ticket-queries.ts'
import type { TicketRow } from '../../feedback/complaints/ticket-queries.ts'
import { findRequestsOf, type StockRequest } from '../../feedback/stock-requests/stock-request-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { findGuestOrders, type GuestOrder } from '../../selling/orders/forget-deliveries.ts'
import { findParkedOf, type ParkedRow } from '../../selling/parked/parked-queries.ts'
import { findQuotesOf } from '../../selling/quotes/person-quote-queries.ts'
import type { QuoteRow } from '../../selling/quotes/quote-queries.ts'
import { findForLogin, findUser, type UserRow } from '../../shoppers/accounts/user-queries.ts'
import { type ConsentRow, findConsents } from '../../shoppers/consents/consent-queries.ts'
import { findSubscribers, type SubscriberRow } from '../../shoppers/newsletter/subscriber-queries.ts'

/**
 * Somebody whom the shop knows: with an account, by the newsletter, by a complaint, by asking for what is sold out or for a
 * quotation, by the counter or a sale that was parked there.
 */
export interface Person {
  user: UserRow | undefined
  subscriptions: SubscriberRow[]
  tickets: TicketRow[]
  stockRequests: StockRequest[]
  quotes: QuoteRow[]
  consents: ConsentRow[]
  /** Bought at the counter with that telephone number, and without an account. */
  guestOrders: GuestOrder[]
  /** Sales that wait at the counter under that telephone number. */
  parked: ParkedRow[]
}

/** Whom the owner means with a phone number or an email address. Throws `not_found`. */
export async function findPerson({ db }: Shop, written: string): Promise<Person> {
  const who = readIdentifier(written)
  const found = await findForLogin(db, who)
  const user = found && (await findUser(db, found.id))
  const named = { email: null, phone: null, ...('email' in who ? who : { phone: who.phonenumber }) }
  const reached = user ? { email: user.email, phone: user.phonenumber } : named
  const subscriptions = await findSubscribers(db, reached)
  const tickets = await findTicketsOf(db, { userId: user?.id ?? null, ...reached })
  const stockRequests = await findRequestsOf(db, { userId: user?.id ?? null, email: reached.email })
  const quotes = await findQuotesOf(db, { userId: user?.id ?? null, ...reached })
  const consents = await findConsents(db, { userId: user?.id ?? null, ...reached })
  const guestOrders = reached.phone ? await findGuestOrders(db, reached.phone) : []
  const parked = reached.phone ? await findParkedOf(db, reached.phone) : []
  const unlisted = [subscriptions, tickets, stockRequests, quotes, consents, guestOrders, parked]
  if (!user && unlisted.every(({ length }) => length === 0)) throw new Failure('not_found', personCopy.unknown)
  return { user, subscriptions, tickets, stockRequests, quotes, consents, guestOrders, parked }
}
