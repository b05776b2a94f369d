import { personCopy } from '../../../shared/copy/person.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { eraseTickets } from '../../feedback/complaints/erase-tickets.ts'
import { findTicketsOf } from '../../feedback/complaints/person-ticket-queries.ts'
import { eraseQuestions } from '../../feedback/questions/erase-questions.ts'
import { deleteReviews } from '../../feedback/reviews/delete-reviews.ts'
import { deleteRequestsOf } from '../../feedback/stock-requests/stock-request-queries.ts'
import { transact, type Work } from '../../platform/db/transact.ts'
import { forgetMailFiles } from '../../platform/mail/forget-mail-files.ts'
import { forgetMailsTo } from '../../platform/mail/forget-mails.ts'
import { dropUploads } from '../../platform/media/sweep-uploads.ts'
import { forgetSearches } from '../../search/day-counts/forget-searches.ts'
import { dropCart } from '../../selling/cart/drop-cart.ts'
import { forgetCheckoutsOf } from '../../selling/checkout/pay/forget-checkouts.ts'
import { refuseWhileAnyOpen, withoutOpenCheckout } from '../../selling/checkout/pay/withdraw-checkout.ts'
import { eraseDeals } from '../../selling/deals/deal-queries.ts'
import { forgetInPapers } from '../../selling/invoices/invoice-queries.ts'
import { forgetInVouchers } from '../../selling/invoices/voucher-queries.ts'
import { findOpenOrder, forgetDeliveries, orderIdsOf } from '../../selling/orders/forget-deliveries.ts'
import { forgetParkedOf } from '../../selling/parked/parked-queries.ts'
import { forgetReferences } from '../../selling/payments/forget-references.ts'
import type { PayingShop } from '../../selling/payments/provider/paying-shop.ts'
import { eraseQuotes, lockCartsOf } from '../../selling/quotes/erase-quotes.ts'
import { findQuotesOf } from '../../selling/quotes/person-quote-queries.ts'
import { eraseRequests, findOpenReturn } from '../../selling/return-requests/erase-requests.ts'
import { eraseWishes } from '../../selling/wishes/change-wishes.ts'
import { forgetCodeMails } from '../../shoppers/accounts/forget-code-mails.ts'
import { eraseAccount, namesOfAccount } from '../../shoppers/accounts/person-queries.ts'
import { findUser, lockUser, type UserRow } from '../../shoppers/accounts/user-queries.ts'
import { deleteConsents, findTickedAddresses } from '../../shoppers/consents/consent-queries.ts'
import { forgetCustomer } from '../../shoppers/customers/customer-queries.ts'
import { accountsOfPerson, lockLinks } from '../../shoppers/customers/link-queries.ts'
import { deleteSubscribers } from '../../shoppers/newsletter/subscriber-queries.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import { forgetInHistory } from '../../staff/commands/command-queries.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { provenIdentity } from './proven-identity.ts'

/**
 * Erases a person (docs/decisions/044): the account says nothing about anybody any more, invoices and credit notes stay with
 * what tax law wants of them. An online payment that was begun is withdrawn. Throws `order_state` while an order is under way.
 */
export function erasePerson(shop: PayingShop, user: UserRow): Promise<void> {
  return eraseIn(shop, user, (work) => transact(shop, work))
}

/** The owner erases a person. Throws like erasePerson. */
export function eraseAtTerminal(shop: PayingShop, user: UserRow): Promise<void> {
  return eraseIn(shop, user, (erase) =>
    atTerminal(shop, 'person.erase', {}, (work) => {
      work.about({ kind: 'person', id: user.id })
      return erase(work)
    }),
  )
}

/**
 * A person of the shop erases a customer with all accounts that were merged into one, in the command that `inCommand` runs; `answer` is
 * what it says. Throws `not_found`, and like erasePerson.
 */
export async function eraseForStaff<A>(
  shop: PayingShop,
  id: string,
  answer: A,
  inCommand: (work: (unit: CommandWork) => Promise<A>) => Promise<A>,
): Promise<A> {
  let left: LeftOutside[] = []
  const answered = await withoutOpenCheckout(shop, () =>
    inCommand(async (work) => {
      left = []
      // nobody merges another account into it meanwhile
      await lockLinks(work.tx)
      const accounts = await accountsOfPerson(work.tx, id)
      for (const account of accounts.toReversed()) left.push(await erase(shop, work, await lockOpen(work, account)))
      return answer
    }),
  )
  for (const each of left) await dropOutside(shop, each)
  return answered
}

/** The account, after its cart is locked, as everybody locks them. */
async function lockOpen(work: CommandWork, id: string): Promise<UserRow> {
  await lockCarts(work.tx, await findUser(work.tx, id), id)
  const user = await lockUser(work.tx, id)
  if (!user) throw new Failure('not_found', personCopy.unknown)
  // without the name: it is not kept
  work.about({ kind: 'person', id })
  return user
}

/** Forgets who bought with these orders: on them and what was paid for them, in the history, and on their papers as far as tax law allows. */
export async function forgetOrders(tx: Work['tx'], orderIds: readonly string[]): Promise<void> {
  await forgetDeliveries(tx, orderIds)
  await forgetInHistory(
    tx,
    orderIds.map((id) => ({ kind: 'order', id })),
  )
  const refundIds = await forgetReferences(tx, orderIds)
  await forgetInHistory(
    tx,
    refundIds.map((id) => ({ kind: 'refund', id })),
  )
  await forgetInPapers(tx, orderIds)
}

type Transact = <T>(work: (unit: Work) => Promise<T>) => Promise<T>

async function eraseIn(shop: PayingShop, user: UserRow, inTransaction: Transact): Promise<void> {
  const left = await withoutOpenCheckout(shop, () => inTransaction((work) => erase(shop, work, user)))
  await dropOutside(shop, left)
}

/** Locks the cart of a person, and those in which lines of their quotations lie: all at once, in one order. */
async function lockCarts(tx: Work['tx'], user: UserRow | undefined, id: string): Promise<void> {
  await lockCartsOf(tx, id, user ? await findQuotesOf(tx, provenIdentity(user)) : [])
}

/** Drops the mails to a person; to an address that is not confirmed only those of the account, as others may be a stranger's. */
async function forgetMails(tx: Work['tx'], user: UserRow): Promise<void> {
  const { email } = provenIdentity(user)
  if (email) await forgetMailsTo(tx, email)
  else if (user.email) await forgetCodeMails(tx, user.email)
}

/** Traces that lie outside of the database: addresses of files, and the words by which mails in files are known as the person's. */
interface LeftOutside {
  files: string[]
  words: string[]
}

async function erase(shop: PayingShop, work: Work, known: UserRow): Promise<LeftOutside> {
  const { tx } = work
  const { id } = known
  const now = shop.clock()
  // of two accounts of one person that close at once, neither is made the head of what the other leaves
  await lockLinks(tx)
  // carts first, as everybody does: an order that is being placed is waited for, and seen
  await lockCarts(tx, known, id)
  const user = await lockUser(tx, id)
  if (!user) return { files: [], words: [] }
  await forgetParkedOf(tx, user.phonenumber)
  const openOrder = await findOpenOrder(tx, id)
  if (openOrder) throw new Failure('order_state', personCopy.openOrder(openOrder))
  const openReturn = await findOpenReturn(tx, id)
  if (openReturn) throw new Failure('order_state', personCopy.openReturn(openReturn))
  await refuseWhileAnyOpen(tx, id)
  await shop.forgetPayers(tx, await forgetCheckoutsOf(tx, id, now))
  await forgetInHistory(tx, [{ kind: 'person', id }])
  await forgetOrders(tx, await orderIdsOf(tx, id))
  await forgetInVouchers(tx, id)
  await eraseRequests(tx, id)
  await eraseDeals(tx, id)
  await dropCart(tx, id)
  const files = await deleteReviews(work, id)
  await eraseWishes(work, id)
  await eraseQuestions(work, id)
  const names = await namesOfAccount(tx, id)
  await forgetSearches(shop, tx, names)
  await eraseMessages(tx, user)
  await eraseAccount(tx, id, now)
  await forgetCustomer(tx, id)
  const { email } = provenIdentity(user)
  return { files, words: [user.username, user.phonenumber, email ?? ''] }
}

/** Erases what a person wrote to the shop, and what it writes to them: complaints, quotations, alerts, newsletter, consents, mails. */
async function eraseMessages(tx: Work['tx'], user: UserRow): Promise<void> {
  const { id } = user
  const proven = provenIdentity(user)
  await deleteRequestsOf(tx, { userId: id, email: proven.email })
  await deleteSubscribers(tx, { email: proven.email, phone: proven.phone })
  for (const email of await findTickedAddresses(tx, id)) await deleteSubscribers(tx, { email, phone: null })
  await deleteConsents(tx, { userId: id, email: proven.email, phone: proven.phone })
  await eraseTickets(tx, await findTicketsOf(tx, proven))
  await eraseQuotes(tx, await findQuotesOf(tx, proven))
  await forgetMails(tx, user)
}

/** Removes what lies outside of the database, once the person is erased in it. */
async function dropOutside(shop: PayingShop, { files, words }: LeftOutside): Promise<void> {
  await dropUploads(shop, files)
  await forgetMailFiles(shop.config, words)
}
