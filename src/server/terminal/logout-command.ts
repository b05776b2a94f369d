import { readIdentifier } from '../../domain/shoppers/accounts/identifier.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { endEverySession } from '../shoppers/accounts/end-every-session.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

/** `logout <phone|email>`: every session of that account ends. Throws `not_found` where there is no such account. */
export async function logoutCommand(shop: PayingShop, given: string[]): Promise<string> {
  const [who] = readOptions(given, {}, 1).words
  if (who === undefined) throw new UsageFailure('Whom? Give a phone number or an email address.')
  const ended = await endEverySession(shop, readIdentifier(who))
  if (ended === undefined) throw new Failure('not_found', failures.accountNotFound(who))
  return `Signed out on ${ended} ${ended === 1 ? 'device' : 'devices'}.`
}
