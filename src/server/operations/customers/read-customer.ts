import type { Customer, CustomerDone } from '../../../shared/contract/office/customer-calls.ts'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { customerLimits } from '../../../shared/customer-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { cashRules } from '../../../shared/settings/cash-rules.ts'
import { findTicketsOf } from '../../feedback/complaints/person-ticket-queries.ts'
import { findQuestionsBy } from '../../feedback/questions/question-queries.ts'
import { findReviewsBy } from '../../feedback/reviews/review-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { listOrders } from '../../selling/orders/list-orders.ts'
import { findAddresses } from '../../shoppers/accounts/address-queries.ts'
import { findFirm } from '../../shoppers/accounts/firm-queries.ts'
import { findUser, type UserRow } from '../../shoppers/accounts/user-queries.ts'
import { agreesToMessages } from '../../shoppers/consents/consent-queries.ts'
import { findCustomer, type ListedCustomer } from '../../shoppers/customers/customer-queries.ts'
import { keepCustomers } from '../../shoppers/customers/keep-customers.ts'
import { readMarks } from '../../shoppers/customers/mark-queries.ts'
import { findSubscribers } from '../../shoppers/newsletter/subscriber-queries.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { listContactReads } from '../../staff/contact-reads.ts'
import { maskPhone, openPhonesIn } from '../../staff/open-phones.ts'
import { presentCustomer } from './present-customer.ts'

type May = Staff['permissions']

/** All that the shop's people see of a customer, for who has these permissions. Throws `not_found`. */
export async function readCustomer(shop: Shop, id: string, may: May): Promise<Customer> {
  await keepCustomers(shop)
  const { db } = shop
  const [row, user] = await Promise.all([findCustomer(db, id), findUser(db, id)])
  if (!row || !user) throw new Failure('not_found', copy.unknown)
  const [firm, addresses, marks, subscribers, agreed, recent] = await Promise.all([
    findFirm(db, id),
    findAddresses(db, id),
    readMarks(db, id),
    findSubscribers(db, { email: user.email, phone: user.phonenumber }),
    agreesToMessages(db, id),
    readRecent(shop, user, may),
  ])
  const seesContact = may.has('customers.phone')
  return {
    ...presentCustomer(row, may),
    contactIsWhole: seesContact,
    firstOrderAt: row.firstOrderAt?.toISOString() ?? null,
    cancelled: row.cancelled,
    returned: row.returned,
    ...(may.has('orders.amounts') && { average: averageOf(row) }),
    gstin: firm?.gstin ?? null,
    newsletter: subscribers.length > 0,
    agreesToMessages: agreed !== null,
    ...(may.has('history.see') && { contactReads: await readContactReads(db, id) }),
    emailConfirmed: user.email_confirmed_at !== null,
    note: openPhonesIn(may, marks.note),
    ...(cashRules(shop.settings.now()).refusals && { refusalsEndCash: true }),
    ...(marks.cashAllowedAt && { cashAllowedAt: marks.cashAllowedAt }),
    version: marks.version,
    addresses: addresses.map(
      ({ id: _id, label, full_name, building, street, landmark, city, state, pincode, phone }) => ({
        _id,
        label: openPhonesIn(may, label),
        fullName: openPhonesIn(may, full_name),
        lines: openPhonesIn(may, [building, street, landmark, `${city}, ${state} ${pincode}`]).filter(Boolean),
        phone: seesContact ? phone : maskPhone(phone),
      }),
    ),
    recent,
  }
}

/** Most people and days that a customer's page names. */
const readsShown = 10

async function readContactReads(db: Shop['db'], id: string): Promise<Customer['contactReads']> {
  const reads = await listContactReads(db, id, readsShown)
  return reads.map(({ name, lastAt, times }) => ({ name, at: lastAt.toISOString(), times }))
}

/** Of orders that were neither refused nor returned, to the nearest paisa. */
function averageOf({ orders, refused, returned, spent }: ListedCustomer): number | null {
  const counted = orders - refused - returned
  return counted > 0 ? rupeesFromPaise(Math.round(spent / counted)) : null
}

async function readRecent(shop: Shop, user: UserRow, may: May): Promise<Customer['recent']> {
  const { db } = shop
  const most = customerLimits.shownOfEach
  const reached = { userId: user.id, email: user.email, phone: user.phonenumber }
  const [orders, reviews, questions, tickets] = await Promise.all([
    may.has('orders.see') ? listOrders(shop, user.id, { page: 1, limit: most }) : [],
    may.has('reviews.moderate') ? findReviewsBy(db, user.id) : null,
    may.has('questions.answer') ? findQuestionsBy(db, user.id) : null,
    may.has('tickets.see') ? findTicketsOf(db, reached) : null,
  ])
  return {
    orders: orders.map(({ _id, number, status, createdAt, totalAmount }) => ({
      label: number,
      text: '',
      status,
      at: createdAt,
      path: `/orders/${_id}`,
      ...(may.has('orders.amounts') && { amount: totalAmount }),
    })),
    reviews: newest(reviews, may, (row) => ({
      label: copy.stars(row.rating),
      text: row.review,
      path: `/reviews/${row.id}`,
    })),
    questions: newest(questions, may, (row) => ({
      label: copy.question,
      text: row.text,
      path: `/questions/${row.id}`,
    })),
    complaints: newest(tickets, may, (row) => ({
      label: row.number,
      text: '',
      path: row.solved_at === null ? '/tickets' : '/tickets?which=solved',
    })),
  }
}

/** The last of rows that come by their time, the newest first. */
function newest<Row extends { created_at: Date }>(
  rows: readonly Row[] | null,
  may: May,
  done: (row: Row) => Omit<CustomerDone, 'at'>,
): CustomerDone[] | null {
  if (rows === null) return null
  const last = rows.slice(-customerLimits.shownOfEach).reverse()
  return last.map((row) => {
    const { label, text, path } = done(row)
    return { label, text: openPhonesIn(may, text), path, at: row.created_at.toISOString() }
  })
}
