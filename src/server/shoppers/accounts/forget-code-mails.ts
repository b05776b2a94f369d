import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { forgetMailsOfKinds } from '../../platform/mail/forget-mails.ts'

/** Kinds of mails with a code: whoever asked, they are written for the account that has the address, and for nobody else. */
const codeMails = ['password_code', 'own_password_code', 'email_code'] as const

/** Drops the mails with a code to the address of an account, queued or sent. */
export function forgetCodeMails(db: Kysely<Database>, email: string): Promise<void> {
  return forgetMailsOfKinds(db, email, codeMails)
}
