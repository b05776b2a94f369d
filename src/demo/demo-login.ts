import { transact } from '../server/platform/db/transact.ts'
import { checkPassword, hashPassword } from '../server/platform/passwords/hash-password.ts'
import { endSessions } from '../server/platform/sessions/session-queries.ts'
import type { Shop } from '../server/platform/shop.ts'
import { changePassword, findForLogin } from '../server/shoppers/accounts/user-queries.ts'
import { demoShopper } from './load-people.ts'

/**
 * The demo shopper's password is in the README: it opens the account only while the demo is on. Gives whether it does. One
 * that the shopper has chosen anew stays.
 */
export async function keepDemoLogin(shop: Shop): Promise<boolean> {
  const { email, password } = demoShopper
  const account = await findForLogin(shop.db, { email })
  if (!account) return false
  const { id, password_hash: hash } = account
  const isOn = shop.config.demo !== 'off'
  const isPrinted = hash !== null && (await checkPassword(hash, password, id))
  if (isOn ? hash !== null : !isPrinted) return isPrinted
  const changed = isOn ? await hashPassword(password, id) : null
  await transact(shop, async ({ tx }) => {
    await changePassword(tx, id, changed, shop.clock())
    if (!isOn) await endSessions(tx, id)
  })
  return isOn
}
