import { mailboxOf, normalEmail } from '../../../domain/shoppers/accounts/identifier.ts'
import { fingerprint, tally } from '../rate-limits/rate-limit.ts'
import { countOneLess, countOneMore, type Tally } from '../rate-limits/rate-limit-queries.ts'
import type { Shop } from '../shop.ts'
import type { MailKind } from './mail-kinds.ts'

const ofAllKinds = ['mail', 'mailDaily'] as const

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
  if (await kind.isAlwaysSent?.(shop, to)) return []
  const address = fingerprint(mailboxOf(to))
  return (kind.counted ?? ofAllKinds).map((name) => tally(name, address))
}
