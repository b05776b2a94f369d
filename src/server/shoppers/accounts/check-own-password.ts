import { forms } from '../../../shared/copy/forms.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { guessSteps } from '../../platform/passwords/guess-tallies.ts'
import { checkPassword } from '../../platform/passwords/hash-password.ts'
import { refuseFull, tally } from '../../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../../platform/shop.ts'
import { findHash } from './user-queries.ts'

/**
 * Asks a signed-in shopper for the password again: whoever found a browser open, or a token, does not know it. Gives the
 * hash that it was checked against. Throws `bad_input` at `password`, never a 401, which would sign them out, and
 * `too_many_requests`.
 */
export async function checkOwnPassword(shop: Shop, userId: string, password: string | undefined): Promise<string> {
  if (!password) throw atPassword(forms.passwordNeeded)
  const tallies = [tally('guessSignedIn', userId)]
  await refuseFull(shop, tallies)
  const passwordHash = await findHash(shop.db, userId)
  const right = await checkPassword(passwordHash, password, userId, guessSteps(shop, tallies))
  if (!passwordHash || !right) throw atPassword(forms.passwordWrong)
  return passwordHash
}

function atPassword(message: string): Failure {
  return new Failure('bad_input', message, { errors: { password: message } })
}
