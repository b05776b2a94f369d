import type { UserRow } from './user-queries.ts'

/**
 * By which name a mail greets a shopper; null where nobody has confirmed the address. Whoever typed it chose the name, too: what a stranger
 * writes is not sent to others from the shop's address.
 */
export function mailNameOf({
  username,
  email_confirmed_at,
}: Pick<UserRow, 'username' | 'email_confirmed_at'>): string | null {
  return email_confirmed_at === null ? null : username
}
