import { normalEmail } from '../../../domain/accounts/identifier.ts'
import { isConfirmedEmail } from '../../accounts/user-queries.ts'
import type { MailKind } from '../../start/mail-kinds.ts'
import { fingerprint, tally } from '../rate-limits/rate-limit.ts'
import { countOneLess, countOneMore, type Tally } from '../rate-limits/rate-limit-queries.ts'
import type { Shop } from '../shop.ts'

/** News that who has confirmed an address gets always: they are about money and goods of theirs. */
const alwaysToConfirmed: readonly MailKind[] = ['order_news', 'payment_news']

/**
 * Sends a mail unless its address got too many of late: anybody may type anybody's address. False where it was not sent.
 * One that fails does not count.
 */
export async function sendWithinLimit(
  shop: Shop,
  kind: MailKind,
  to: string,
  send: () => Promise<void>,
): Promise<boolean> {
  const tallies = await talliesOf(shop, kind, normalEmail(to))
  if (tallies.length > 0 && (await countOneMore(shop, tallies))) return false
  try {
    await send()
    return true
  } catch (error) {
    await countOneLess(shop.db, tallies)
    throw error
  }
}

async function talliesOf(shop: Shop, kind: MailKind, to: string): Promise<Tally[]> {
  if (!shop.config.rateLimits) return []
  if (alwaysToConfirmed.includes(kind) && (await isConfirmedEmail(shop.db, to))) return []
  const address = fingerprint(to)
  return [tally('mail', address), tally('mailDaily', address)]
}
