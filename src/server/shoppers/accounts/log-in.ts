import { type Identifier, readIdentifier } from '../../../domain/shoppers/accounts/identifier.ts'
import type { LoginInput } from '../../../shared/contract/accounts.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { guessSteps, guessTallies } from '../../platform/passwords/guess-tallies.ts'
import { checkPassword, hashPassword, isOutdated } from '../../platform/passwords/hash-password.ts'
import { fingerprint, refuseFull } from '../../platform/rate-limits/rate-limit.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import { limitedNetwork } from '../../platform/sessions/caller-network.ts'
import { openSession } from '../../platform/sessions/session-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { isKnownDevice, rememberDevice } from './device-queries.ts'
import { showUser } from './present-user.ts'
import type { SignedIn } from './register-user.ts'
import { findForLogin, replaceHash } from './user-queries.ts'

/**
 * Signs a shopper in by email or phone number. Throws `wrong_credentials`, the same for an unknown account and a wrong
 * password, and `too_many_requests` after too many wrong ones.
 */
export async function logIn(shop: Shop, input: LoginInput, caller: Caller): Promise<SignedIn> {
  const who = readIdentifier(input.email)
  const user = await findForLogin(shop.db, who)
  const known = user && (await knownDevice(shop, user.id, input.deviceToken))
  const account = user?.id ?? fingerprint(written(who))
  const device = known && hashToken(known).toString('hex')
  // strangers share their network's part of the line, also where they have an account; a known browser has its account's
  const share = device ? account : (limitedNetwork(shop, caller.ip)[0] ?? account)
  const tallies = guessTallies(shop, { account, ip: caller.ip, device })
  await refuseFull(shop, tallies)
  const right = await checkPassword(user?.password_hash, input.password, share, guessSteps(shop, tallies))
  if (!user?.password_hash || !right) throw wrongCredentials()
  const passwordHash = await renewed(shop, { id: user.id, hash: user.password_hash }, input.password)
  const token = await openSession(shop.db, shop, { userId: user.id, passwordHash }, caller)
  if (token === undefined) throw wrongCredentials()
  const deviceToken = await rememberDevice(shop.db, shop, user.id, known)
  return { token, deviceToken, user: await showUser(shop.db, user.id) }
}

async function knownDevice(shop: Shop, userId: string, deviceToken: string | undefined): Promise<string | undefined> {
  return deviceToken !== undefined && (await isKnownDevice(shop.db, userId, deviceToken)) ? deviceToken : undefined
}

function written(who: Identifier): string {
  return 'email' in who ? who.email : who.phonenumber
}

/** The hash to go on with: a fresh one where the stored one was made when hashing was cheaper. */
async function renewed(shop: Shop, stored: { id: string; hash: string }, password: string): Promise<string> {
  if (!isOutdated(stored.hash)) return stored.hash
  const fresh = await hashPassword(password, stored.id)
  return (await replaceHash(shop.db, stored.id, stored.hash, fresh)) ? fresh : stored.hash
}

function wrongCredentials(): Failure {
  return new Failure('wrong_credentials', failures.wrongCredentials)
}
