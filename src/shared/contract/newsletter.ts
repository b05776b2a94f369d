import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { toasts } from '../copy/toasts.ts'
import { limits } from '../limits.ts'
import { endpoint, success } from './endpoint.ts'
import { emailShape, lettersAndSpaces } from './fields.ts'

interface Subscription {
  name: string
  email: string
  phone: string
}

/** The first thing that does not fit a newsletter submission, in the order of SPEC §5, or undefined. */
export function subscriptionProblem({ name, email, phone }: Subscription): string | undefined {
  const trimmed = name.trim()
  if (!trimmed || !email.trim() || !phone.trim()) return toasts.fillAllFields
  if (phone.length !== limits.phoneDigits || !/^\d+$/.test(phone)) return forms.newsletterPhone
  if (!emailShape.test(email.trim()) || email.length > limits.emailMax) return forms.email
  if (trimmed.length < limits.nameMin || trimmed.length > limits.nameMax) return forms.newsletterName
  if (!lettersAndSpaces.test(trimmed)) return forms.nameLetters
  return undefined
}

const field = z.string(toasts.fillAllFields)

/** A newsletter submission. */
export const SubscribeInput = z.object({ name: field, email: field, phone: field }).check((context) => {
  const problem = subscriptionProblem(context.value)
  if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value })
})
export type SubscribeInput = z.infer<typeof SubscribeInput>

export const newsletter = {
  subscribe: endpoint({
    method: 'POST',
    path: '/user/submit-user-details',
    summary: 'Subscribe to the newsletter; the same email or phone again is 200 with the same message',
    access: 'public',
    body: SubscribeInput,
    status: 201,
    answer: success({ message: z.string() }),
  }),
}
