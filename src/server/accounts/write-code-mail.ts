import { accountCopy } from '../../shared/copy/accounts.ts'
import { limits } from '../../shared/limits.ts'
import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.ts'
import type { Shop } from '../shop.ts'
import { hashPassword } from './hash-password.ts'
import { keepCode } from './password-code-queries.ts'
import { findForLogin } from './user-queries.ts'

/** The mail with a fresh one-time code, or undefined where nobody can log in with this email address. */
export async function writeCodeMail(shop: Shop, { email }: { email: string }): Promise<Mail | undefined> {
  const user = await findForLogin(shop.db, { email })
  if (!user?.password_hash) return undefined
  const code = String(shop.randomInt(1_000_000)).padStart(6, '0')
  await keepCode(shop.db, user.id, await hashPassword(code), shop.clock())
  const { subject, greeting, intro, holds, notAsked } = accountCopy.codeMail
  return {
    to: email,
    subject: subject(code),
    ...letter([
      { text: greeting(user.username) },
      { text: intro },
      { code },
      { text: holds(limits.passwordCodeMinutes) },
      { text: notAsked },
    ]),
  }
}
