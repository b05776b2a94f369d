import { accountCopy } from '../../shared/copy/accounts.ts'
import { limits } from '../../shared/limits.ts'
import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.ts'
import type { Shop } from '../shop.ts'
import { hashPassword } from './hash-password.ts'
import { keepCode } from './one-time-code-queries.ts'
import { findForLogin } from './user-queries.ts'

/** The mail with a fresh one-time code for this request, or undefined where nobody can log in with this email address. */
export async function writeCodeMail(
  shop: Shop,
  { email, requestHash }: { email: string; requestHash?: string },
): Promise<Mail | undefined> {
  const user = await findForLogin(shop.db, { email })
  // one that the former version queued has no request
  if (!user?.password_hash || requestHash === undefined) return undefined
  const code = String(shop.randomInt(1_000_000)).padStart(6, '0')
  const codeHash = await hashPassword(code)
  await keepCode(shop.db, {
    requestHash: Buffer.from(requestHash, 'hex'),
    userId: user.id,
    codeHash,
    now: shop.clock(),
  })
  const { subject, greeting, intro, holds, notAsked } = accountCopy.codeMail
  return {
    to: email,
    subject,
    ...letter([
      { text: greeting(user.username) },
      { text: intro },
      { code },
      { text: holds(limits.oneTimeCodeMinutes) },
      { text: notAsked },
    ]),
  }
}
