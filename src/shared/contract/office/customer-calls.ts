import * as z from 'zod/mini'
import { customersCopy as copy } from '../../copy/office/customers.ts'
import { customerLimits } from '../../customer-limits.ts'
import { customerSorts, customerViews } from '../../office/customer-lists.ts'
import { officeLimits } from '../../office-limits.ts'
import { success } from '../endpoint.ts'
import { emptyText, id, line, moment, rupees } from '../fields.ts'
import { editOf } from './edit.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A customer as a list shows it. Phone number and email are masked for who does not see phone numbers. */
export const CustomerRow = z.strictObject({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  city: z.string(),
  state: z.string(),
  /** '': none. */
  firm: z.string(),
  orders: z.int(),
  refused: z.int(),
  /** Net of cancelled, refused and returned orders and of tests; left out for who sees no amounts. */
  spent: z.optional(rupees),
  since: moment,
  lastOrderAt: z.nullable(moment),
  tags: z.array(z.string()),
  cashBlocked: z.boolean(),
})
export type CustomerRow = z.infer<typeof CustomerRow>

const Address = z.strictObject({
  _id: z.string(),
  label: z.string(),
  fullName: z.string(),
  lines: z.array(z.string()),
  phone: z.string(),
})

/** Account of the same person, with what is said of it. */
const Account = z.strictObject({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  since: moment,
  note: z.string(),
  tags: z.array(z.string()),
})

/** One thing that a customer did, and where it is opened. */
const Done = z.strictObject({
  label: z.string(),
  text: z.string(),
  at: moment,
  /** Null: there is no screen of it, or not for this person. */
  path: z.nullable(z.string()),
})
export type CustomerDone = z.infer<typeof Done>

/** All that the shop's people see of a customer, by their permissions. */
export const Customer = z.extend(CustomerRow, {
  /** Phone number and email are not masked. */
  contactIsWhole: z.boolean(),
  firstOrderAt: z.nullable(moment),
  cancelled: z.int(),
  returned: z.int(),
  /** Of an order that counts; left out for who sees no amounts, null: there is none. */
  average: z.optional(z.nullable(rupees)),
  gstin: z.nullable(z.string()),
  newsletter: z.boolean(),
  /** They agreed to WhatsApp messages about their orders. */
  agreesToMessages: z.boolean(),
  /**
   * People of the shop who saw the whole phone number, by day, before this look; `masked`: they read this page without it. Left out for
   * who sees no history.
   */
  contactReads: z.optional(
    z.array(z.strictObject({ name: z.string(), at: moment, times: z.int(), masked: z.optional(z.literal(true)) })),
  ),
  emailConfirmed: z.boolean(),
  note: z.string(),
  /** Refused orders end cash in this shop, by its settings; left out: no. */
  refusalsEndCash: z.optional(z.literal(true)),
  /** Refused orders before it count no more; left out: nobody has said so. */
  cashAllowedAt: z.optional(moment),
  /** Of note, tags and cash. */
  version: z.int(),
  /** Tags of this account alone, which an edit changes; `tags` has those of merged accounts, too. */
  ownTags: z.array(z.string()),
  /** Other accounts that were merged into this customer; left out: none. */
  accounts: z.optional(z.array(Account)),
  addresses: z.array(Address),
  /** The newest of each; `null`: not for this person. */
  recent: z.strictObject({
    orders: z.array(z.extend(Done, { amount: z.optional(rupees), status: z.string() })),
    reviews: z.nullable(z.array(Done)),
    questions: z.nullable(z.array(Done)),
    complaints: z.nullable(z.array(Done)),
  }),
})
export type Customer = z.infer<typeof Customer>

/** Filters of the list; text stands in no address of a page. */
const filter = {
  show: z._default(z.enum(customerViews), 'all'),
  text: z.optional(z.string().check(z.trim(), z.maxLength(officeLimits.officeSearchMax))),
  tag: z.optional(line(customerLimits.tagMax)),
  /** Rupees. */
  spentFrom: z.optional(z.int().check(z.gte(0), z.lte(1_000_000_000))),
  /** Days within which the last order came, or for which none has. */
  orderedWithin: z.optional(z.int().check(z.gte(1), z.lte(3660))),
  notFor: z.optional(z.int().check(z.gte(1), z.lte(3660))),
}

const params = z.object({ id })
const exportParams = z.strictObject({ exportId: z.guid() })
const begun = success({ exportId: z.guid() })
/** Note, tags and blocked cash of a customer, as they are now. */
const Marks = z.strictObject({
  note: z.string(),
  tags: z.array(z.string()),
  cashBlocked: z.boolean(),
  /** Refused cash orders before it count no more; null: nobody has said so. */
  cashAllowedAt: z.nullable(moment),
  version: z.int(),
})
const changed = success({ message: z.string(), data: Marks })

/** Calls for customers: everybody with an account. */
export const officeCustomers = {
  findCustomers: staffEndpoint({
    method: 'POST',
    path: '/customers/find',
    summary: 'A page of customers; `after` is the `next` of the page before',
    needs: 'customers.see',
    rate: { account: 'customersOfStaff' },
    body: z.strictObject({
      ...filter,
      sort: z._default(z.enum(customerSorts), 'newest'),
      after: z.optional(z.string().check(z.maxLength(400))),
    }),
    answer: success({
      data: z.array(CustomerRow),
      next: z.nullable(z.string()),
      /** Tags to choose from. */
      tags: z.array(z.string()),
    }),
  }),
  getCustomer: staffEndpoint({
    method: 'GET',
    path: '/customers/{id}',
    summary: 'One customer, with orders, reviews, questions and complaints',
    needs: 'customers.see',
    params,
    answer: success({ data: Customer }),
  }),
  changeCustomer: staffEndpoint({
    method: 'PATCH',
    path: '/customers/{id}',
    summary: 'Changes note and tags of a customer',
    needs: 'customers.change',
    command: 'customer.change',
    params,
    body: editOf({
      note: emptyText(customerLimits.noteMax),
      tags: z
        .array(line(customerLimits.tagMax))
        .check(z.maxLength(customerLimits.tagsMost, copy.tooManyTags(customerLimits.tagsMost))),
    }),
    answer: changed,
  }),
  blockCash: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/cash',
    summary: 'Lets a customer pay online only, or by cash again',
    needs: 'customers.change',
    command: 'customer.cash',
    params,
    body: z.strictObject({ blocked: z.boolean(), reason: z.optional(z.string()) }),
    answer: changed,
  }),
  exportCustomers: staffEndpoint({
    method: 'POST',
    path: '/customers/export',
    summary: 'Writes into the history that customers are exported; the answer names where the export is fetched',
    needs: 'customers.export',
    command: 'customer.export_list',
    stepUp: true,
    body: z.strictObject(filter),
    // what is searched for may be a person
    secrets: ['text'],
    answer: begun,
  }),
  fetchCustomers: staffEndpoint({
    method: 'POST',
    path: '/customers/exports/{exportId}',
    summary: 'A part of a list that the same person has just begun to export, as CSV; `next` names the following part',
    needs: 'customers.export',
    rate: { account: 'officeCall' },
    givesFile: true,
    params: exportParams,
    body: z.strictObject({ ...filter, part: z.optional(z.string().check(z.maxLength(400))) }),
    answer: success({ csv: z.string(), next: z.nullable(z.string()) }),
  }),
  exportCustomer: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/export',
    summary: 'Writes into the history that all data of a customer is exported; the answer names where it is fetched',
    needs: 'customers.export',
    command: 'person.export',
    stepUp: true,
    params,
    answer: begun,
  }),
  fetchCustomer: staffEndpoint({
    method: 'GET',
    path: '/customers/exports/{exportId}/person',
    summary: 'All data of a customer whose export the same person has just begun',
    needs: 'customers.export',
    givesFile: true,
    params: exportParams,
    answer: success({ data: z.record(z.string(), z.unknown()) }),
  }),
  eraseCustomer: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/erase',
    summary: 'Erases a customer for good: invoices stay with what tax law wants of them',
    needs: 'customers.erase',
    command: 'person.erase',
    stepUp: true,
    params,
    answer: success({ message: z.string() }),
  }),
}
