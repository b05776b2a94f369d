import * as z from 'zod/mini'
import { toasts } from '../copy/toasts.ts'
import { endpoint, success } from './endpoint.ts'
import { subscriptionProblem } from './subscription-problem.ts'

const field = z.string(toasts.fillAllFields)

/** A newsletter submission. */
export const SubscribeInput = z.object({ name: field, email: field, phone: field }).check((context) => {
  const problem = subscriptionProblem(context.value)
  if (!problem) return
  const { field: name, message } = problem
  context.issues.push({ code: 'custom', path: [name], message, input: context.value })
})
export type SubscribeInput = z.infer<typeof SubscribeInput>

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
}
