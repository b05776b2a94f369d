import type { UserRow } from '../accounts/user-queries.ts'
import type { Complainant } from '../support/person-ticket-queries.ts'

/**
 * Whose complaints an account may see and take back: those that were sent while it was signed in, and those from an email
 * address that it has confirmed. A phone number is only said.
 */
export function provenIdentity({ id, email, email_confirmed_at }: UserRow): Complainant {
  return { userId: id, email: email_confirmed_at === null ? null : email, phone: null }
}
