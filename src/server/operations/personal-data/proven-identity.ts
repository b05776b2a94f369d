import type { Complainant } from '../../feedback/complaints/person-ticket-queries.ts'
import type { UserRow } from '../../shoppers/accounts/user-queries.ts'

/**
 * Returns the identity whose messages to the shop an account may see, undo and erase with it: those sent while it was signed in,
 * and those from an email address that it has confirmed. A phone number is not proven: messages under it may be a stranger's.
 */
export function provenIdentity({ id, email, email_confirmed_at }: UserRow): Complainant {
  return { userId: id, email: email_confirmed_at === null ? null : email, phone: null }
}
