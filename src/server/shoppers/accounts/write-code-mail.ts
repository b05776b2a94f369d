import { accountCopy, type CodeMailCopy } from '../../../shared/copy/accounts.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { hashPassword } from '../../platform/passwords/hash-password.ts'
import type { Shop } from '../../platform/shop.ts'
import { emailRequestHash } from './confirm-email.ts'
import { mailNameOf } from './mail-name.ts'
import { keepCode } from './one-time-code-queries.ts'
import { findForLogin, findUser, type UserRow } from './user-queries.ts'

/** The mail with a fresh one-time code for this request, or undefined where nobody can log in with this email address. */
export async function writeCodeMail(
  shop: Shop,
  { email, requestHash }: { email: string; requestHash?: string },
): Promise<Mail | undefined> {
  const user = await findForLogin(shop.db, { email })
  // one that the former version queued has no request
  if (!user?.password_hash || requestHash === undefined) return undefined
  return codeMail(shop, user, { email, requestHash: Buffer.from(requestHash, 'hex') }, accountCopy.codeMail)
}

/** The mail with the code that confirms an email address, or undefined where the account has another one by now. */
export async function writeEmailCodeMail(
  shop: Shop,
  { userId, email }: { userId: string; email: string },
): Promise<Mail | undefined> {
  const user = await findUser(shop.db, userId)
  if (user?.email !== email) return undefined
  return codeMail(shop, user, { email, requestHash: emailRequestHash(userId, email) }, accountCopy.emailCodeMail)
}

async function codeMail(
  shop: Shop,
  user: UserRow,
  { email, requestHash }: { email: string; requestHash: Buffer },
  copy: CodeMailCopy,
): Promise<Mail> {
  const code = String(shop.randomInt(1_000_000)).padStart(6, '0')
  const codeHash = await hashPassword(code, user.id)
  await keepCode(shop.db, { requestHash, userId: user.id, codeHash, now: shop.clock() })
  return {
    to: email,
    subject: copy.subject,
    ...letter(shop.settings.identity(), [
      { text: accountCopy.greeting(mailNameOf(user)) },
      { text: copy.intro },
      { code },
      { text: accountCopy.holds(serverLimits.oneTimeCodeMinutes) },
      { text: copy.notAsked },
    ]),
  }
}
