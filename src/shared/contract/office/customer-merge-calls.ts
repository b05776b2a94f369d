import * as z from 'zod/mini'
import { success } from '../endpoint.ts'
import { id, rupees } from '../fields.ts'
import { CustomerRow } from './customer-calls.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Reason why a customer may be the same person: a telephone number that both give, or one GSTIN. */
const doubleReasons = ['phone', 'gstin'] as const
export type DoubleReason = (typeof doubleReasons)[number]

const Double = z.extend(CustomerRow, { why: z.enum(doubleReasons) })

const Doubles = z.strictObject({
  suggested: z.array(Double),
  /** Sales at the counter to the customer's own telephone number, before there was an account. */
  counterSales: z.int(),
})
export type Doubles = z.infer<typeof Doubles>

const MergePreview = z.strictObject({
  name: z.string(),
  /** The customer who is merged into this one; null: sales at the counter. */
  other: z.nullable(z.strictObject({ name: z.string(), phone: z.string() })),
  /** Counts of all that comes to this customer's page. */
  moves: z.strictObject({
    orders: z.int(),
    refused: z.int(),
    addresses: z.int(),
    firms: z.int(),
    reviews: z.int(),
    questions: z.int(),
    complaints: z.int(),
    quotations: z.int(),
    notes: z.int(),
    tags: z.int(),
  }),
  /** Names on the bills of the counter, which the customer sees from then on. */
  billNames: z.array(z.string()),
  /** Sums of the merged customer; `spent` is left out for who sees no amounts. */
  after: z.strictObject({ orders: z.int(), refused: z.int(), spent: z.optional(rupees) }),
  /** No cash on delivery afterwards: said of one of them it holds for both. */
  cashBlocked: z.boolean(),
})
export type MergePreview = z.infer<typeof MergePreview>

const params = z.object({ id })

/** Calls that merge customers who are one person. */
export const officeMerges = {
  findDoubles: staffEndpoint({
    method: 'GET',
    path: '/customers/{id}/doubles',
    summary: 'Customers who may be the same person, and sales at the counter to the same telephone number',
    needs: 'customers.change',
    params,
    answer: success({ data: Doubles }),
  }),
  previewMerge: staffEndpoint({
    method: 'GET',
    path: '/customers/{id}/merge',
    summary: 'What stands together after a merge; without `with`: with sales at the counter. Nothing is changed',
    needs: 'customers.change',
    params,
    query: z.object({ with: z.optional(id) }),
    answer: success({ data: MergePreview }),
  }),
  mergeCustomer: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/merge',
    summary:
      'Makes another customer the same person for the office (each account keeps its own sign-in and orders); `with` null: gives the account its sales at the counter',
    needs: 'customers.change',
    command: 'customer.merge',
    stepUp: true,
    params,
    body: z.strictObject({ with: z.nullable(id) }),
    answer: success({ message: z.string() }),
  }),
  separateCustomer: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/separate',
    summary: 'Takes an account out of the customer that it was merged into, with what was merged into it before',
    needs: 'customers.change',
    command: 'customer.separate',
    stepUp: true,
    params,
    answer: success({ message: z.string() }),
  }),
}
