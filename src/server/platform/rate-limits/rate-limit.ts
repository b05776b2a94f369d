import { createHash } from 'node:crypto'
import type { Rate } from '../../../shared/contract/endpoint.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { type RateName, rates } from '../../../shared/rates.ts'
import type { Shopper } from '../sessions/authenticate.ts'
import { limitedNetwork } from '../sessions/caller-network.ts'
import type { Shop } from '../shop.ts'
import { countOneLess, countOneMore, findFull, type Tally } from './rate-limit-queries.ts'

/** The count of something for somebody: an account's id, a network, or both. */
export function tally(name: RateName, ...who: string[]): Tally {
  return { key: [name, ...who, ''].join(':'), ...rates[name] }
}

/** Customer who calls, and the address of the call. */
export interface Who {
  shopper: Shopper | undefined
  caller: { ip: string }
}

/** Whoever signed up to use the counts of a network up has not been signed in for so long. */
const KNOWN_MS = 24 * 3_600_000

/**
 * The counts of a caller's network. Who signed in with this browser a day ago or earlier is counted by account alone: nobody
 * else in a hostel or behind an operator's address keeps them out.
 */
export function talliesOfNetwork(
  shop: Pick<Shop, 'config' | 'clock'>,
  { shopper, caller }: Who,
  ...names: readonly RateName[]
): Tally[] {
  if (shopper && shop.clock().getTime() - shopper.signedInAt.getTime() >= KNOWN_MS) return []
  return limitedNetwork(shop, caller.ip).flatMap((network) => names.map((name) => tally(name, network)))
}

/** Stands for an email address or a phone number in a count's key. */
export function fingerprint(identifier: string): string {
  return createHash('sha256').update(identifier).digest('hex').slice(0, 32)
}

/** Counts one more of each, or throws `too_many_requests` that says when to try again. Holds with RATE_LIMITS=off too. */
export async function takeTry(shop: Pick<Shop, 'db' | 'clock'>, tallies: readonly Tally[]): Promise<void> {
  refuseUntil(shop, tallies.length > 0 ? await countOneMore(shop, tallies) : undefined)
}

/** Throws `too_many_requests` where one is full already. Counts nothing. */
export async function refuseFull(shop: Pick<Shop, 'db' | 'clock'>, tallies: readonly Tally[]): Promise<void> {
  refuseUntil(shop, await findFull(shop, tallies))
}

/** The same as takeTry for what is no secret: not while RATE_LIMITS is off. */
export async function limitRate(shop: Pick<Shop, 'db' | 'clock' | 'config'>, tallies: readonly Tally[]): Promise<void> {
  if (shop.config.rateLimits) await takeTry(shop, tallies)
}

/** Caller of a call; `account` is the id of the customer, or of the person of the shop, who is signed in. */
interface Calling extends Who {
  account: string | undefined
}

/**
 * Counts a call as its endpoint declares, before it does anything; what a use case counts itself is not counted here. Throws as
 * limitRate.
 */
export async function limitCall(
  shop: Pick<Shop, 'db' | 'clock' | 'config'>,
  { account: ofAccount, network = [] }: Rate,
  who: Calling,
): Promise<void> {
  const own = ofAccount && who.account !== undefined ? [tally(ofAccount, who.account)] : []
  const tallies = [...own, ...talliesOfNetwork(shop, who, ...network)]
  if (tallies.length > 0) await limitRate(shop, tallies)
}

/** Does something that counts once it is done: what is refused uses up nothing of what others of its network have. Throws as limitRate. */
export async function limitDone<T>(
  shop: Pick<Shop, 'db' | 'clock' | 'config'>,
  tallies: readonly Tally[],
  work: () => Promise<T>,
): Promise<T> {
  await limitRate(shop, tallies)
  try {
    return await work()
  } catch (error) {
    if (shop.config.rateLimits) await countOneLess(shop.db, tallies)
    throw error
  }
}

/** Throws `too_many_requests` where there is an end to wait for. */
export function refuseUntil({ clock }: Pick<Shop, 'clock'>, endsAt: Date | undefined): void {
  if (!endsAt) return
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - clock().getTime()) / 1000))
  throw new Failure('too_many_requests', failures.tooManyRequests(retryAfterSeconds), { retryAfterSeconds })
}
