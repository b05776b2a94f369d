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
import { type AddressRow, findAddresses } from '../../shoppers/accounts/address-queries.ts'
import { findFirms } from '../../shoppers/accounts/firm-queries.ts'
import { findUsers, type UserRow } from '../../shoppers/accounts/user-queries.ts'
import { agreesToMessages } from '../../shoppers/consents/consent-queries.ts'
import { findCustomer, type ListedCustomer } from '../../shoppers/customers/customer-queries.ts'
import { keepCustomers } from '../../shoppers/customers/keep-customers.ts'
import { accountsOfPerson } from '../../shoppers/customers/link-queries.ts'
import { readMarks } from '../../shoppers/customers/mark-queries.ts'
import { findSubscribers } from '../../shoppers/newsletter/subscriber-queries.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { listContactReads } from '../../staff/contact-reads.ts'
import { maskEmail, maskPhone, openPhonesIn } from '../../staff/open-phones.ts'
import { presentCustomer } from './present-customer.ts'

type May = Staff['permissions']

/** All that the shop's people see of a customer, by whichever of their accounts, for who has these permissions. Throws `not_found`. */
export async function readCustomer(shop: Shop, asked: string, may: May): Promise<Customer> {
  await keepCustomers(shop)
  const { db } = shop
  const [id, ...others] = await accountsOfPerson(db, asked)
  const [row, users] = await Promise.all([findCustomer(db, id), findUsers(db, [id, ...others])])
  const user = users.find((each) => each.id === id)
  if (!row || !user) throw new Failure('not_found', copy.unknown)
  const [firms, addresses, marks, subscribers, agreed, recent] = await Promise.all([
    ofEach(users, (each) => findFirms(db, each.id)),
    ofEach(users, (each) => findAddresses(db, each.id)),
    readMarks(db, id),
    ofEach(users, ({ email, phonenumber: phone }) => findSubscribers(db, { email, phone })),
    agreesToMessages(db, id),
    readRecent(shop, users, may),
  ])
  const seesContact = may.has('customers.phone')
  return {
    ...presentCustomer(row, may),
    contactIsWhole: seesContact,
    firstOrderAt: row.firstOrderAt?.toISOString() ?? null,
    cancelled: row.cancelled,
    returned: row.returned,
    ...(may.has('orders.amounts') && { average: averageOf(row) }),
    gstin: firms.find(({ legal_name: name }) => name === row.firm)?.gstin ?? null,
    newsletter: subscribers.length > 0,
    agreesToMessages: agreed !== null,
    ...(may.has('history.see') && { contactReads: await readContactReads(db, users) }),
    emailConfirmed: user.email_confirmed_at !== null,
    note: openPhonesIn(may, marks.note),
    ...(cashRules(shop.settings.now()).refusals && { refusalsEndCash: true }),
    ...(marks.cashAllowedAt && { cashAllowedAt: marks.cashAllowedAt }),
    version: marks.version,
    ownTags: openPhonesIn(may, marks.tags),
    ...(others.length > 0 && {
      accounts: await readAccounts(
        db,
        users.filter(({ id: own }) => own !== id),
        may,
      ),
    }),
    addresses: addresses.map((address) => presentAddress(address, may)),
    recent,
  }
}

/** Rows of all these accounts, one account after the other. */
async function ofEach<Found>(
  users: readonly UserRow[],
  find: (user: UserRow) => Promise<readonly Found[]>,
): Promise<Found[]> {
  return (await Promise.all(users.map(find))).flat()
}

/** The other accounts of the person, with what is said of each. */
async function readAccounts(db: Shop['db'], users: readonly UserRow[], may: May): Promise<Customer['accounts']> {
  const seesContact = may.has('customers.phone')
  return Promise.all(
    users.map(async ({ id, username, phonenumber, email, created_at: since }) => {
      const { note, tags } = await readMarks(db, id)
      return {
        _id: id,
        name: openPhonesIn(may, username),
        phone: seesContact ? phonenumber : maskPhone(phonenumber),
        email: seesContact || email === null ? email : maskEmail(email),
        since: since.toISOString(),
        note: openPhonesIn(may, note),
        tags: openPhonesIn(may, tags),
      }
    }),
  )
}

function presentAddress(
  { id: _id, label, full_name, building, street, landmark, city, state, pincode, phone }: AddressRow,
  may: May,
): Customer['addresses'][number] {
  return {
    _id,
    label: openPhonesIn(may, label),
    fullName: openPhonesIn(may, full_name),
    lines: openPhonesIn(may, [building, street, landmark, `${city}, ${state} ${pincode}`]).filter(Boolean),
    phone: may.has('customers.phone') ? phone : maskPhone(phone),
  }
}

/** Most people and days that a customer's page names. */
const readsShown = 10

async function readContactReads(db: Shop['db'], users: readonly UserRow[]): Promise<Customer['contactReads']> {
  const reads = await ofEach(users, ({ id }) => listContactReads(db, id, readsShown))
  const last = reads.sort((a, b) => b.lastAt.getTime() - a.lastAt.getTime()).slice(0, readsShown)
  return last.map(({ name, lastAt, times, isMasked }) => ({
    ...{ name, at: lastAt.toISOString(), times },
    ...(isMasked && { masked: true as const }),
  }))
}

/** Of orders that were neither refused nor returned, to the nearest paisa. */
function averageOf({ orders, refused, returned, spent }: ListedCustomer): number | null {
  const counted = orders - refused - returned
  return counted > 0 ? rupeesFromPaise(Math.round(spent / counted)) : null
}

async function readRecent(shop: Shop, users: readonly UserRow[], may: May): Promise<Customer['recent']> {
  const { db } = shop
  const most = customerLimits.shownOfEach
  const reach = ({ id: userId, email, phonenumber: phone }: UserRow) => ({ userId, email, phone })
  const [all, reviews, questions, tickets] = await Promise.all([
    may.has('orders.see') ? ofEach(users, ({ id }) => listOrders(shop, id, { page: 1, limit: most })) : [],
    may.has('reviews.moderate') ? ofEach(users, ({ id }) => findReviewsBy(db, id)) : null,
    may.has('questions.answer') ? ofEach(users, ({ id }) => findQuestionsBy(db, id)) : null,
    may.has('tickets.see') ? ofEach(users, (user) => findTicketsOf(db, reach(user))) : null,
  ])
  const orders = all.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, most)
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

/** The last of rows, the newest first; what two accounts have is one. */
function newest<Row extends { id: string; created_at: Date }>(
  rows: readonly Row[] | null,
  may: May,
  done: (row: Row) => Omit<CustomerDone, 'at'>,
): CustomerDone[] | null {
  if (rows === null) return null
  const each = [...new Map(rows.map((row) => [row.id, row])).values()]
  const last = each.sort((a, b) => b.created_at.getTime() - a.created_at.getTime()).slice(0, customerLimits.shownOfEach)
  return last.map((row) => {
    const { label, text, path } = done(row)
    return { label, text: openPhonesIn(may, text), path, at: row.created_at.toISOString() }
  })
}
