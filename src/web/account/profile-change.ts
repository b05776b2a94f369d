import type { UpdateUserInput, User } from '../../shared/contract/accounts.ts'

/** Returns whether saving would change nothing. */
export function sameProfile({ username = '', phonenumber, email = '' }: UpdateUserInput, user: User): boolean {
  return username.trim() === user.username && phonenumber === user.phonenumber && !isOther(email, user)
}

/**
 * Returns what the form of the profile sends: name and phone number (SPEC §7), the email where it is another, the password where
 * it was asked for.
 */
export function profileChange({ username, phonenumber, email = '', password }: UpdateUserInput, user: User) {
  return { username, phonenumber, ...(isOther(email, user) && { email }), ...(password && { password }) }
}

function isOther(email: string, user: User): boolean {
  return email.trim().toLowerCase() !== (user.email ?? '')
}
