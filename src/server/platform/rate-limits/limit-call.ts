import type { Rate } from '../../../shared/contract/endpoint.ts'
import type { Shop } from '../shop.ts'
import { limitRate, talliesOfNetwork, tally, type Who } from './rate-limit.ts'

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
