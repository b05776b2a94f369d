import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { newsletterEnd } from '../copy/newsletter-end.ts'
import { toasts } from '../copy/toasts.ts'
import { limits } from '../limits.ts'
import { endpoint, success } from './endpoint.ts'
import { subscriptionProblem } from './subscription-problem.ts'
import { emailShape } from './text-shapes.ts'

const field = z.string(toasts.fillAllFields)

/** A newsletter submission. */
export const SubscribeInput = z.object({ name: field, email: field, phone: field }).check((context) => {
  const problem = subscriptionProblem(context.value)
  if (!problem) return
  const { field: name, message } = problem
  context.issues.push({ code: 'custom', path: [name], message, input: context.value })
})
export type SubscribeInput = z.infer<typeof SubscribeInput>

/** The address whose newsletter is to end: the form of the newsletter has a sentence of its own for an empty one. */
const endedEmail = z
  .string(newsletterEnd.which)
  .check(
    z.trim(),
    z.minLength(1, newsletterEnd.which),
    z.maxLength(limits.emailMax, forms.tooLong),
    z.regex(emailShape, forms.email),
  )

export const newsletter = {
  subscribe: endpoint({
    method: 'POST',
    path: '/user/submit-user-details',
    summary: 'Subscribe to the newsletter; the same email or phone again is 200 with the same message',
    access: 'public',
    rate: { network: ['subscribe'] },
    body: SubscribeInput,
    status: 201,
    answer: success({ message: z.string() }),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/user/unsubscribe',
    summary: 'Mail a link that ends the newsletter to this address (the same answer whether or not it gets one)',
    access: 'public',
    rate: { within: ['unsubscribeOfAddress', 'unsubscribe'] },
    body: z.object({ email: endedEmail }),
    answer: success({ message: z.string() }),
  }),
  endSubscription: endpoint({
    method: 'POST',
    path: '/newsletter/end',
    summary: 'No newsletter any more: the key came by mail (RFC 8058: also as a form); again is the same',
    access: 'public',
    rate: { network: ['unsubscribeKey'] },
    body: z.object({
      key: z.string(forms.required).check(z.trim(), z.minLength(1, forms.required), z.maxLength(100, forms.tooLong)),
    }),
    bodyFromQuery: true,
    answer: success({ message: z.string() }),
  }),
}
