/** What somebody typed to say who they are: an email address or a phone number. */
export type Identifier = { email: string } | { phonenumber: string }

const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/gu
const phonePunctuation = /[\s().-]/g
const indianNumber = /^(?:(?:\+|00)?91)?0?(\d{10})$/

/** An email address as accounts are told apart by it: upper and lower case are the same, é is one sign or two. */
export function normalEmail(written: string): string {
  return written.trim().toLowerCase().normalize('NFC')
}

/**
 * Reads the login form's first field: a phone number may have +91, 91, a leading 0, spaces and hyphens; everything else
 * is taken for an email address.
 */
export function readIdentifier(written: string): Identifier {
  const visible = written.replace(invisible, '')
  const [, phonenumber] = visible.replace(phonePunctuation, '').match(indianNumber) ?? []
  return phonenumber === undefined ? { email: normalEmail(visible) } : { phonenumber }
}
