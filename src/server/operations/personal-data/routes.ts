import type { FastifyInstance } from 'fastify'
import { person } from '../../../shared/contract/person.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { personCopy } from '../../../shared/copy/person.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { findTicketsOf } from '../../feedback/complaints/person-ticket-queries.ts'
import { findRequestsOf } from '../../feedback/stock-requests/stock-request-queries.ts'
import { route } from '../../platform/http/route.ts'
import type { PayingShop } from '../../selling/payments/provider/paying-shop.ts'
import { findQuotesOf } from '../../selling/quotes/person-quote-queries.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'
import { findConsents } from '../../shoppers/consents/consent-queries.ts'
import { findSubscribers } from '../../shoppers/newsletter/subscriber-queries.ts'
import { closeAccount } from './close-account.ts'
import { exportPerson } from './export-person.ts'
import { provenIdentity } from './proven-identity.ts'

/** Registers the rights that the law gives everybody: a copy of one's data, and erasure. */
export function personRoutes(app: FastifyInstance, shop: PayingShop): void {
  route(app, shop, person.exportPerson, async ({ shopper, saveAs }) => {
    const user = await findUser(shop.db, shopper.userId)
    if (!user) throw new Failure('not_signed_in', failures.notSignedIn)
    const reached = { email: user.email, phone: user.phonenumber }
    // nobody proved either of them: only who knows both sees what was typed beside them
    const subscriptions = (await findSubscribers(shop.db, reached)).filter(
      ({ email, phone }) => email === reached.email && phone === reached.phone,
    )
    saveAs('my-data.json')
    const proven = provenIdentity(user)
    const tickets = await findTicketsOf(shop.db, proven)
    const stockRequests = await findRequestsOf(shop.db, proven)
    const quotes = await findQuotesOf(shop.db, proven)
    const consents = await findConsents(shop.db, proven)
    // a telephone number is proven by nobody: what was bought with it at the counter is asked of the owner
    const known = { user, subscriptions, tickets, stockRequests, quotes, consents, guestOrders: [], parked: [] }
    return { data: await exportPerson(shop, known) }
  })
  route(app, shop, person.closeAccount, async ({ shopper, body }) => {
    await closeAccount(shop, shopper.userId, body.password)
    return { message: personCopy.closed }
  })
}
