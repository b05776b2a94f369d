import { normalEmail } from '../../../domain/shoppers/accounts/identifier.ts'
import type { SignupInput, User } from '../../../shared/contract/accounts.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { hashPassword } from '../../platform/passwords/hash-password.ts'
import { limitedNetwork } from '../../platform/sessions/caller-network.ts'
import { openSession } from '../../platform/sessions/session-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { recordConsent } from '../consents/consent-queries.ts'
import { agreedAtSignUp } from '../policies/agreed-version.ts'
import { rememberDevice } from './device-queries.ts'
import { guessableWarning } from './guessable-warning.ts'
import { showUser } from './present-user.ts'
import { findTaken, insertUser } from './user-queries.ts'

/** A shopper who has just shown who they are. */
export interface SignedIn {
  token: string
  /** Sent along with later logins, it keeps this browser from being locked out by strangers. */
  deviceToken: string
  user: User
}

/**
 * Opens an account and signs its shopper in; a password that is easy to guess is warned of. Throws `account_exists`, naming
 * phone number, email or both.
 */
export async function registerUser(
  shop: Shop,
  input: SignupInput,
  caller: Caller,
): Promise<SignedIn & { warning?: string }> {
  const network = limitedNetwork(shop, caller.ip)
  const { username, phonenumber } = input
  const email = input.email ? normalEmail(input.email) : null
  // before the work of hashing; whoever registers the same at the same moment is found by the insert
  await refuseTaken(shop, phonenumber, email)
  const passwordHash = await hashPassword(input.password, network[0] ?? phonenumber)
  const id = shop.newId()
  const signedIn = await transact(shop, async ({ tx }) => {
    const now = shop.clock()
    if (!(await insertUser(tx, { id, username, phonenumber, email, passwordHash, now }))) return undefined
    const agreeing = { userId: id, email: null, phone: null, way: 'form' as const, now }
    await recordConsent(tx, { ...agreeing, id: shop.newId(), purpose: 'account', said: await agreedAtSignUp(tx) })
    const token = await openSession(tx, shop, { userId: id, passwordHash }, caller)
    if (token === undefined) return undefined
    return { token, deviceToken: await rememberDevice(tx, shop, id), user: await showUser(tx, id) }
  })
  if (signedIn) return { ...signedIn, ...guessableWarning(shop, input.password, { username, phonenumber, email }) }
  await refuseTaken(shop, phonenumber, email)
  throw new Failure('account_exists', failures.phoneTaken)
}

async function refuseTaken(shop: Shop, phonenumber: string, email: string | null): Promise<void> {
  const taken = await findTaken(shop.db, { phonenumber, email })
  const errors = {
    ...(taken.phonenumber && { phonenumber: failures.phoneTaken }),
    ...(taken.email && { email: failures.emailTaken }),
  }
  const [first] = Object.values(errors)
  if (first) throw new Failure('account_exists', first, { errors })
}
