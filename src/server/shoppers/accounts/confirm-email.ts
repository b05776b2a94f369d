import type { User } from '../../../shared/contract/accounts.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { transact } from '../../platform/db/transact.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { checkPassword } from '../../platform/passwords/hash-password.ts'
import { takeTry, talliesOfNetwork, tally } from '../../platform/rate-limits/rate-limit.ts'
import { hashToken, type Shopper } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { dropCode, takeCodeTry } from './one-time-code-queries.ts'
import { showUser } from './present-user.ts'
import { confirmEmail, findUser } from './user-queries.ts'

/**
 * Only who is signed in can ask for it or try it, so the account itself is the request. A code says nothing about another
 * address than the one that it was mailed to, also where the account changes it while the mail is written.
 */
export function emailRequestHash(userId: string, email: string): Buffer {
  return hashToken(`confirm-email ${userId} ${email}`)
}

/**
 * Asks for a code by mail to the account's own address. Counted by account, whatever address it has at the moment: strangers who ask
 * for codes to that address keep nobody from confirming it. Throws `bad_input` where it has none, `too_many_requests`.
 */
export async function requestEmailCode(shop: Shop, who: { shopper: Shopper; caller: { ip: string } }): Promise<void> {
  const { userId } = who.shopper
  const user = await findUser(shop.db, userId)
  if (!user?.email) throw new Failure('bad_input', failures.noEmail)
  const network = talliesOfNetwork(shop, who, 'codeOfNetwork')
  await takeTry(shop, [tally('code', userId), tally('codeDaily', userId), ...network])
  await queueMail(shop.db, shop, {
    kind: 'email_code',
    eventKey: `email_code:${shop.newId()}`,
    payload: { userId, email: user.email },
  })
}

/** The code came back: the address is this shopper's. Throws `wrong_code`. */
export async function confirmOwnEmail(shop: Shop, userId: string, input: { code: string }): Promise<User> {
  const user = await findUser(shop.db, userId)
  const email = user?.email ?? ''
  const requestHash = emailRequestHash(userId, email)
  const code = await takeCodeTry(shop.db, requestHash, shop.clock())
  const right = await checkPassword(code?.code_hash, input.code, userId)
  if (!code || !right) throw wrongCode()
  return transact(shop, async ({ tx }) => {
    if (!(await dropCode(tx, requestHash, code.code_hash))) throw wrongCode()
    if (!(await confirmEmail(tx, userId, email, shop.clock()))) throw wrongCode()
    return showUser(tx, userId)
  })
}

function wrongCode(): Failure {
  return new Failure('wrong_code', failures.wrongCode)
}
