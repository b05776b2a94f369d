import { forms } from '../copy/forms.ts'
import { toasts } from '../copy/toasts.ts'
import { limits } from '../limits.ts'
import { emailShape, lettersAndSpaces } from './text-shapes.ts'

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
