import * as z from 'zod/mini'
import { officeLimits } from '../../office-limits.ts'
import { success } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Somebody who gets the newsletter. Phone number and email are masked for who does not see phone numbers. */
export const Subscriber = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  since: moment,
  /** Words that they agreed to, and where; null: subscribed before words were kept. */
  consent: z.nullable(z.strictObject({ words: z.string(), version: z.string(), way: z.enum(['form', 'account']) })),
})
export type Subscriber = z.infer<typeof Subscriber>

const text = z.optional(z.string().check(z.trim(), z.maxLength(officeLimits.officeSearchMax)))
const after = z.optional(z.string().check(z.maxLength(100)))

/** Calls for the subscribers of the newsletter: nothing here mails anybody. */
export const officeNewsletter = {
  findSubscribers: staffEndpoint({
    method: 'POST',
    path: '/newsletter/find',
    summary: 'A page of subscribers, the newest first; `after` is the `next` of the page before',
    needs: 'customers.see',
    rate: { account: 'customersOfStaff' },
    body: z.strictObject({ text, after }),
    answer: success({ data: z.array(Subscriber), next: z.nullable(z.string()), total: z.int() }),
  }),
  removeSubscriber: staffEndpoint({
    method: 'POST',
    path: '/newsletter/{id}/remove',
    summary: 'Ends a subscription, and takes back the consent to it',
    needs: 'customers.change',
    command: 'newsletter.remove',
    params: z.object({ id }),
    answer: success({ message: z.string() }),
  }),
  exportSubscribers: staffEndpoint({
    method: 'POST',
    path: '/newsletter/export',
    summary: 'Writes into the history that subscribers are exported; the answer names where the export is fetched',
    needs: 'customers.export',
    command: 'newsletter.export',
    stepUp: true,
    body: z.strictObject({ text }),
    // what is searched for may be a person
    secrets: ['text'],
    answer: success({ exportId: z.guid() }),
  }),
  fetchSubscribers: staffEndpoint({
    method: 'POST',
    path: '/newsletter/exports/{exportId}',
    summary: 'A part of a list that the same person has just begun to export, as CSV; `next` names the following part',
    needs: 'customers.export',
    rate: { account: 'officeCall' },
    givesFile: true,
    params: z.strictObject({ exportId: z.guid() }),
    body: z.strictObject({ text, part: after }),
    answer: success({ csv: z.string(), next: z.nullable(z.string()) }),
  }),
}
