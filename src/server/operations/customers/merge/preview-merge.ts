import type { MergePreview } from '../../../../shared/contract/office/customer-merge-calls.ts'
import { customerMergeCopy as copy } from '../../../../shared/copy/office/customer-merge.ts'
import { customersCopy } from '../../../../shared/copy/office/customers.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { findTicketsOf } from '../../../feedback/complaints/person-ticket-queries.ts'
import { findQuestionsBy } from '../../../feedback/questions/question-queries.ts'
import { findReviewsBy } from '../../../feedback/reviews/review-queries.ts'
import type { Shop } from '../../../platform/shop.ts'
import { sumSalesWithoutAccount } from '../../../selling/orders/counter-sales-queries.ts'
import { findQuotesOf } from '../../../selling/quotes/person-quote-queries.ts'
import { findAddresses } from '../../../shoppers/accounts/address-queries.ts'
import { findFirms } from '../../../shoppers/accounts/firm-queries.ts'
import { findUsers } from '../../../shoppers/accounts/user-queries.ts'
import { findCustomer, type ListedCustomer } from '../../../shoppers/customers/customer-queries.ts'
import { keepCustomers } from '../../../shoppers/customers/keep-customers.ts'
import { accountsOfPerson } from '../../../shoppers/customers/link-queries.ts'
import { readMarks } from '../../../shoppers/customers/mark-queries.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { openPhonesIn } from '../../../staff/open-phones.ts'
import { presentCustomer } from '../present-customer.ts'

type May = Staff['permissions']

/**
 * Says what is shown together once two customers are merged (`other` null: with the sales at the counter of their telephone number).
 * Writes nothing. Throws `not_found`, and `already_merged` where they are one.
 */
export async function previewMerge(
  shop: Shop,
  { id, other }: { id: string; other: string | null },
  may: May,
): Promise<MergePreview> {
  await keepCustomers(shop)
  const accounts = await accountsOfPerson(shop.db, id)
  const customer = await listed(shop, accounts[0])
  if (other === null) return withSales(shop, customer, accounts, may)
  const others = await accountsOfPerson(shop.db, other)
  if (others[0] === accounts[0]) throw new Failure('already_merged', copy.alreadyMerged)
  const joining = await listed(shop, others[0])
  const { orders, refused, spent } = joining
  const sums = { orders: customer.orders + orders, refused: customer.refused + refused, spent: customer.spent + spent }
  return {
    name: openPhonesIn(may, customer.username),
    other: { name: openPhonesIn(may, joining.username), phone: presentCustomer(joining, may).phone },
    moves: { orders, refused, ...(await countOf(shop, others, may)), tags: joining.tags.length },
    billNames: [],
    after: sumsFor(may, sums),
    cashBlocked: customer.cashBlocked || joining.cashBlocked,
  }
}

async function listed({ db }: Shop, id: string): Promise<ListedCustomer> {
  const row = await findCustomer(db, id)
  if (!row) throw new Failure('not_found', customersCopy.unknown)
  return row
}

async function withSales(
  { db }: Shop,
  customer: ListedCustomer,
  accounts: readonly string[],
  may: May,
): Promise<MergePreview> {
  const phones = (await findUsers(db, [...accounts])).map(({ phonenumber }) => phonenumber)
  const { count, ordered, spent, names } = await sumSalesWithoutAccount(db, phones)
  if (count === 0) throw new Failure('not_found', copy.noSales)
  const { orders, refused } = customer
  return {
    name: openPhonesIn(may, customer.username),
    other: null,
    moves: { ...nothing, orders: count },
    billNames: openPhonesIn(may, names),
    after: sumsFor(may, { orders: orders + ordered, refused, spent: customer.spent + spent }),
    cashBlocked: customer.cashBlocked,
  }
}

const nothing: MergePreview['moves'] = {
  ...{ orders: 0, refused: 0, addresses: 0, firms: 0, reviews: 0, questions: 0, complaints: 0, quotations: 0 },
  ...{ notes: 0, tags: 0 },
}

/** Counts what an account has besides its orders; what the person may not see is counted as none. */
async function countOf(
  { db }: Shop,
  accounts: readonly string[],
  may: May,
): Promise<Omit<MergePreview['moves'], 'orders' | 'refused' | 'tags'>> {
  const count = async (find: (userId: string) => Promise<readonly unknown[]>) => {
    const all = await Promise.all(accounts.map(find))
    return all.reduce((sum, { length }) => sum + length, 0)
  }
  const asked = (userId: string) => ({ userId, email: null, phone: null })
  const none = async () => []
  return {
    addresses: await count((id) => findAddresses(db, id)),
    firms: await count((id) => findFirms(db, id)),
    reviews: await count(may.has('reviews.moderate') ? (id) => findReviewsBy(db, id) : none),
    questions: await count(may.has('questions.answer') ? (id) => findQuestionsBy(db, id) : none),
    complaints: await count(may.has('tickets.see') ? (id) => findTicketsOf(db, asked(id)) : none),
    quotations: await count(may.has('orders.amounts') ? (id) => findQuotesOf(db, asked(id)) : none),
    notes: await count(async (id) => ((await readMarks(db, id)).note === '' ? [] : [id])),
  }
}

function sumsFor(may: May, { orders, refused, spent }: { orders: number; refused: number; spent: number }) {
  return { orders, refused, ...(may.has('orders.amounts') && { spent: rupeesFromPaise(spent) }) }
}
