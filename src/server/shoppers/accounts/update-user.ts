import type { Transaction } from 'kysely'
import { normalEmail } from '../../../domain/shoppers/accounts/identifier.ts'
import type { UpdateUserInput, User } from '../../../shared/contract/accounts.ts'
import type { AddressInput } from '../../../shared/contract/addresses.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { firms } from '../../../shared/copy/firms.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { noteIdentifierChange } from '../../platform/security-log.ts'
import type { Shopper } from '../../platform/sessions/authenticate.ts'
import { findSessionStart } from '../../platform/sessions/session-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { changeAddress, saveAddress } from './address-queries.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { findFirms } from './firm-queries.ts'
import { dropCodes } from './one-time-code-queries.ts'
import { showUser } from './present-user.ts'
import { queueAccountMail } from './queue-account-mail.ts'
import { changeUser, findUser, type UserRow } from './user-queries.ts'

/** The tags of public answers that carry a shopper's name. */
export type TagsOfName = (tx: Transaction<Database>, userId: string) => Promise<string[]>

const freshMs = serverLimits.passwordFreshMinutes * 60_000

/**
 * Changes name, phone number or email, adds a saved address or changes one (with `_id`). What one logs in with changes only
 * with the password, given here or a moment ago at the login: else `bad_input` at `password`. Throws `account_exists` where
 * phone number or email is another's, `too_many_addresses`, `too_many_requests`, and `not_found` for an address that this
 * shopper does not have.
 */
export async function updateUser(
  shop: Shop,
  { shopper: { userId, tokenHash }, caller }: { shopper: Shopper; caller: Caller },
  input: UpdateUserInput,
  tagsOfName: TagsOfName,
): Promise<User> {
  const user = await findUser(shop.db, userId)
  if (!user) throw new Failure('not_signed_in', failures.notSignedIn)
  const identifiers = changedIdentifiers(user, input)
  if (Object.keys(identifiers).length > 0 && (input.password || !(await isFresh(shop, tokenHash)))) {
    await checkOwnPassword(shop, userId, input.password)
  }
  const { username, address } = input
  const changed = await transact(shop, async ({ tx, stale }) => {
    await changeProfile(tx, shop, user, { ...(username && { username }), ...identifiers })
    if (address) await keepAddress(tx, shop, userId, address)
    if (username) for (const tag of await tagsOfName(tx, userId)) stale(tag)
    return showUser(tx, userId)
  })
  if (Object.keys(identifiers).length > 0) noteIdentifierChange(caller, userId, identifiers)
  return changed
}

/** Sessions are opened with the password: a young one has just been given it. */
async function isFresh(shop: Shop, tokenHash: Buffer): Promise<boolean> {
  const began = await findSessionStart(shop.db, tokenHash)
  return began !== undefined && shop.clock().getTime() - began.getTime() < freshMs
}

type Identifiers = { phonenumber?: string; email?: string }

function changedIdentifiers(user: UserRow, input: UpdateUserInput): Identifiers {
  const { phonenumber } = input
  const email = input.email === undefined ? undefined : normalEmail(input.email)
  return {
    ...(phonenumber !== undefined && phonenumber !== user.phonenumber && { phonenumber }),
    ...(email !== undefined && email !== user.email && { email }),
  }
}

async function changeProfile(
  tx: Transaction<Database>,
  shop: Shop,
  user: UserRow,
  change: Identifiers & { username?: string },
): Promise<void> {
  if (Object.keys(change).length === 0) return
  const taken = await changeUser(tx, user.id, change, shop.clock())
  if (taken) throw isTaken(taken)
  if (change.phonenumber !== undefined) await queueAccountMail(tx, shop, user, 'phone')
  if (change.email !== undefined) {
    await dropCodes(tx, user.id)
    await queueAccountMail(tx, shop, user, 'email')
  }
}

async function keepAddress(tx: Transaction<Database>, shop: Shop, userId: string, address: AddressInput) {
  if (address._id !== undefined) {
    const changed = await changeAddress(tx, userId, address._id, address)
    if (!changed) throw new Failure('not_found', failures.addressNotFound)
    return
  }
  const { firmId } = address
  const isOwn = firmId === undefined || (await findFirms(tx, userId)).some(({ id }) => id === firmId)
  if (!isOwn) throw new Failure('not_found', firms.notFound)
  if (await saveAddress(tx, shop, userId, address)) return
  throw new Failure('too_many_addresses', firmId === undefined ? failures.tooManyAddresses : firms.tooManyAddresses)
}

function isTaken(field: 'phonenumber' | 'email'): Failure {
  const message = field === 'email' ? failures.emailTaken : failures.phoneTaken
  return new Failure('account_exists', message, { errors: { [field]: message } })
}
