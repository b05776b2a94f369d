import { fingerprint, tally } from '../../platform/rate-limits/rate-limit.ts'
import type { Tally } from '../../platform/rate-limits/rate-limit-queries.ts'
import { limitedNetwork } from '../../platform/sessions/caller-network.ts'
import type { Shop } from '../../platform/shop.ts'

/**
 * Returns the tallies that a code asked for this email address counts against. Strangers share the counts of the address, and
 * could use them up; a browser that signed in to its account before has counts of its own, so that no stranger keeps its owner
 * out.
 */
export function codeTallies(
  shop: Shop,
  { email, ip, device }: { email: string; ip: string; device?: string | undefined },
): Tally[] {
  const address = fingerprint(email)
  if (device !== undefined) return [tally('code', address, device), tally('codeDaily', address, device)]
  const network = limitedNetwork(shop, ip)
  return [
    tally('code', address, network[0] ?? 'here'),
    tally('codeAnywhere', address),
    tally('codeDaily', address),
    ...network.map((each) => tally('codeOfNetwork', each)),
  ]
}
