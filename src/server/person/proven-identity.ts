import type { UserRow } from '../accounts/user-queries.ts'
import type { Complainant } from '../support/person-ticket-queries.ts'

/**
 * What was sent to the shop that an account may see, take back and erase with it: what was sent while it was signed in, and what was
 * from an email address that it has confirmed. A phone number is only said: what stands under it may be a stranger's.
 */
export function provenIdentity({ id, email, email_confirmed_at }: UserRow): Complainant {
  return { userId: id, email: email_confirmed_at === null ? null : email, phone: null }
}
