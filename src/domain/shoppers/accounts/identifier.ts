/** An identifier as somebody typed it: an email address or a phone number. */
export type Identifier = { email: string } | { phonenumber: string }

const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/gu
const phonePunctuation = /[\s().-]/g
const indianNumber = /^(?:(?:\+|00)?91)?0?(\d{10})$/

/** An email address as accounts are told apart by it: upper and lower case are the same, é is one sign or two. */
export function normalEmail(written: string): string {
  return written.trim().toLowerCase().normalize('NFC')
}

const GMAIL = /^(gmail|googlemail)\.com$/

/**
 * The mailbox behind a normal address, for counting what one gets: `amina+mill@…` arrives at `amina@…` with all large providers, and
 * at Gmail dots do not count. Never for telling accounts apart: elsewhere these are other people's.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at).replace(/(?<=.)\+.*$/, ''), email.slice(at + 1)]
  return GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
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
