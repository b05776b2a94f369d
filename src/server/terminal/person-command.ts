import { personCopy } from '../../shared/copy/person.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { eraseTickets } from '../feedback/complaints/erase-tickets.ts'
import { findQuestionsBy } from '../feedback/questions/question-queries.ts'
import { findReviewsBy } from '../feedback/reviews/review-queries.ts'
import { deleteRequestsOf } from '../feedback/stock-requests/stock-request-queries.ts'
import { eraseAtTerminal, forgetOrders } from '../operations/personal-data/erase-person.ts'
import { exportPerson } from '../operations/personal-data/export-person.ts'
import { findPerson, type Person } from '../operations/personal-data/find-person.ts'
import { forgetMailsTo } from '../platform/mail/forget-mails.ts'
import { listOrders } from '../selling/orders/list-orders.ts'
import { removeParked } from '../selling/parked/parked-queries.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { eraseQuotes } from '../selling/quotes/erase-quotes.ts'
import { deleteFoundConsents } from '../shoppers/consents/consent-queries.ts'
import { deleteSubscribers } from '../shoppers/newsletter/subscriber-queries.ts'
import { atTerminal } from '../staff/commands/at-terminal.ts'
import { layOut } from './lay-out.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

const ordersShown = 20

/** `person <phone|email> show|export|erase`: what the shop knows of somebody, all of it as JSON, or no more. */
export async function personCommand(shop: PayingShop, given: string[]): Promise<string> {
  const [written, action = 'show'] = readOptions(given, {}, 2).words
  if (written === undefined) throw new UsageFailure('Who? Give a phone number or an email address.')
  if (!['show', 'export', 'erase'].includes(action)) throw new UsageFailure('Use show, export or erase.')
  const person = await findPerson(shop, written)
  if (action === 'export') return exportAll(shop, person)
  return action === 'show' ? show(shop, person) : erase(shop, person)
}

async function show(shop: PayingShop, person: Person): Promise<string> {
  const { user, subscriptions, tickets, stockRequests, quotes, consents, guestOrders, parked } = person
  const facts: string[][] = []
  if (user) {
    facts.push(['Account', `${user.username}, ${user.phonenumber}, ${user.email ?? 'no email'}`])
    facts.push(['', `since ${formatMoment(user.created_at)}`])
    const orders = await listOrders(shop, user.id, { page: 1, limit: ordersShown })
    for (const order of orders)
      facts.push(['Order', `${order.number}, ${order.status}, ${formatMoment(order.createdAt)}`])
    for (const review of await findReviewsBy(shop.db, user.id)) facts.push(['Review', `of ${review.product_id}`])
    for (const each of await findQuestionsBy(shop.db, user.id)) facts.push(['Question', `about ${each.product_id}`])
  }
  for (const { name, email, phone } of subscriptions) facts.push(['Newsletter', `${name}, ${email}, ${phone}`])
  for (const { number, state, created_at } of tickets)
    facts.push(['Complaint', `${number}, ${state}, ${formatMoment(created_at)}`])
  for (const { number, status, created_at } of guestOrders)
    facts.push(['Counter sale', `${number}, ${status}, ${formatMoment(created_at)}`])
  for (const { name, parked_at } of parked) facts.push(['Parked sale', `${name}, ${formatMoment(parked_at)}`])
  for (const { purpose, given_at, withdrawn_at } of consents)
    facts.push([
      'Agreed to',
      `${purpose}, ${formatMoment(given_at)}${withdrawn_at ? `, until ${formatMoment(withdrawn_at)}` : ''}`,
    ])
  for (const { name, email } of stockRequests) facts.push(['Restock alert', `${name}, ${email}`])
  for (const { number, state, created_at } of quotes)
    facts.push(['Quotation', `${number}, ${state}, ${formatMoment(created_at)}`])
  return layOut(facts)
}

/** Reading all of it stands in the history. */
function exportAll(shop: PayingShop, person: Person): Promise<string> {
  return atTerminal(shop, 'person.export', {}, async ({ about }) => {
    about({ kind: 'person', id: person.user?.id ?? 'subscriber' })
    return JSON.stringify(await exportPerson(shop, person), null, 2)
  })
}

async function erase(shop: PayingShop, person: Person): Promise<string> {
  const { user, subscriptions, tickets, stockRequests, quotes, consents, guestOrders, parked } = person
  const open = guestOrders.find(({ status }) => !['delivered', 'cancelled', 'returned'].includes(status))
  if (open) throw new Failure('order_state', personCopy.openOrder(open.number))
  if (user) await eraseAtTerminal(shop, user)
  const unlisted = [subscriptions, tickets, stockRequests, quotes, consents, guestOrders, parked]
  if (unlisted.some(({ length }) => length > 0))
    await atTerminal(shop, 'person.erase', {}, async ({ tx, about }) => {
      about({ kind: 'person', id: user?.id ?? 'subscriber' })
      for (const { email, phone } of subscriptions) {
        await deleteSubscribers(tx, { email, phone })
        await forgetMailsTo(tx, email)
      }
      for (const { email } of stockRequests) await deleteRequestsOf(tx, { userId: null, email })
      // what was found, and no more: an address that was typed beside this phone number may be another's
      await deleteFoundConsents(
        tx,
        consents.map(({ id }) => id),
      )
      await eraseTickets(tx, tickets)
      await eraseQuotes(tx, quotes)
      await forgetOrders(
        tx,
        guestOrders.map(({ id }) => id),
      )
      await removeParked(
        tx,
        parked.map(({ id }) => id),
      )
    })
  return 'The person is erased. Invoices stay, as tax law requires.'
}
