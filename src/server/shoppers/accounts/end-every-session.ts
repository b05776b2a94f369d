import type { Identifier } from '../../../domain/shoppers/accounts/identifier.ts'
import { endSessions } from '../../platform/sessions/session-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import { forgetDevices } from './device-queries.ts'
import { findForLogin } from './user-queries.ts'

/** Ends every session of an account, for the owner. Gives how many, or undefined where there is no such account. */
export async function endEverySession(shop: Shop, who: Identifier): Promise<number | undefined> {
  const user = await findForLogin(shop.db, who)
  if (!user) return undefined
  return atTerminal(shop, 'person.sign_out', {}, async ({ tx, about }) => {
    about({ kind: 'person', id: user.id })
    await forgetDevices(tx, user.id)
    return endSessions(tx, user.id)
  })
}
