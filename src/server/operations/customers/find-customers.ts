import type * as z from 'zod/mini'
import type { CustomerRow, officeCustomers } from '../../../shared/contract/office/customer-calls.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import type { CustomerSort } from '../../../shared/office/customer-lists.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import {
  type CustomerQuestion,
  type ListedCustomer,
  listCustomers,
  listTags,
} from '../../shoppers/customers/customer-queries.ts'
import { keepCustomers } from '../../shoppers/customers/keep-customers.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { presentCustomer } from './present-customer.ts'

type Asked = z.output<typeof officeCustomers.findCustomers.body>
/** Filters of the list without its sort and page. */
export type CustomerFilter = Omit<Asked, 'sort' | 'after'>

const wordsMost = 6
const dayMs = 86_400_000

/** A page of customers as they are now, for who has these permissions. */
export async function findCustomers(
  shop: Shop,
  { sort: asked, after, ...filter }: Asked,
  may: Staff['permissions'],
): Promise<{ data: CustomerRow[]; next: string | null; tags: string[] }> {
  await keepCustomers(shop)
  // an order by amounts would tell them
  const sort = asked === 'spent' && !may.has('orders.amounts') ? 'newest' : asked
  const question = questionOf(filter, may, shop.clock())
  const place = placeOf(sort, after)
  const [rows, tags] = await Promise.all([
    listCustomers(shop.db, { ...question, sort, after: place, limit: officeLimits.officeRows + 1 }),
    listTags(shop.db),
  ])
  const page = rows.slice(0, officeLimits.officeRows)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return { data: page.map((row) => presentCustomer(row, may)), next: last ? cursorOf(last) : null, tags }
}

/** Reads filters as the queries take them. Who sees no amounts cannot narrow a list by them. */
export function questionOf(
  { show, text, tag, spentFrom, orderedWithin, notFor }: CustomerFilter,
  may: Staff['permissions'],
  now: Date,
): Omit<CustomerQuestion, 'sort' | 'after' | 'limit'> {
  const ago = (days: number | undefined) => days && new Date(now.getTime() - days * dayMs)
  return {
    show,
    words: wordsOf(text ?? ''),
    tag,
    spentFrom: spentFrom === undefined || !may.has('orders.amounts') ? undefined : paiseFromRupees(spentFrom),
    orderedSince: ago(orderedWithin) || undefined,
    notSince: ago(notFor) || undefined,
    now,
    seesContact: may.has('customers.phone'),
  }
}

/** A phone number is one word however it is written: +91 98470 12345. */
function wordsOf(text: string): string[] {
  const digits = text.replace(/[\s()+.-]/g, '')
  if (/^\d{10,13}$/.test(digits)) return [digits.slice(-10)]
  return text.split(/\s+/).filter(Boolean).slice(0, wordsMost)
}

/** The end of a page: the beginning of the next one. An id has no space. */
export function cursorOf({ id, place }: Pick<ListedCustomer, 'id' | 'place'>): string {
  return `${id} ${place}`
}

/** Reads the beginning of a page; undefined: from the first, also where the text names none of this sort. */
export function placeOf(sort: CustomerSort, text: string | undefined): { id: string; place: string } | undefined {
  const [, id, place] = /^(\S{1,60}) (.*)$/s.exec(text ?? '') ?? []
  if (id === undefined || place === undefined) return undefined
  return sort === 'name' || /^-?\d{1,16}$/.test(place) ? { id, place } : undefined
}
