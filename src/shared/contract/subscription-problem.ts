import { subscriptionForm as copy } from '../copy/subscription-form.ts'
import { toasts } from '../copy/toasts.ts'
import { limits } from '../limits.ts'
import { emailShape, lettersAndSpaces } from './text-shapes.ts'

interface Subscription {
  name: string
  email: string
  phone: string
}

/** A problem of a subscription, and its field. */
interface SubscriptionProblem {
  field: keyof Subscription
  message: string
}

/** The first thing that does not fit a newsletter submission, in the order of SPEC §5, or undefined. */
export function subscriptionProblem({ name, email, phone }: Subscription): SubscriptionProblem | undefined {
  const trimmed = name.trim()
  const empty = !trimmed ? 'name' : !email.trim() ? 'email' : !phone.trim() ? 'phone' : undefined
  if (empty) return { field: empty, message: toasts.fillAllFields }
  if (phone.length !== limits.phoneDigits || !/^\d+$/.test(phone)) {
    return { field: 'phone', message: copy.newsletterPhone }
  }
  if (!emailShape.test(email.trim()) || email.length > limits.emailMax) return { field: 'email', message: copy.email }
  if (trimmed.length < limits.nameMin || trimmed.length > limits.nameMax) {
    return { field: 'name', message: copy.newsletterName }
  }
  if (!lettersAndSpaces.test(trimmed)) return { field: 'name', message: copy.nameLetters }
  return undefined
}
