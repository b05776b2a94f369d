import { fingerprint, tally } from '../platform/rate-limits/rate-limit.ts'
import type { Tally } from '../platform/rate-limits/rate-limit-queries.ts'
import { limitedNetwork } from '../platform/sessions/caller-network.ts'
import type { Shop } from '../platform/shop.ts'

/** What a code counts against that is asked for this email address. */
export function codeTallies(shop: Shop, email: string, ip: string): Tally[] {
  const address = fingerprint(email)
  const network = limitedNetwork(shop, ip)
  return [
    tally('code', address, network[0] ?? 'here'),
    tally('codeAnywhere', address),
    tally('codeAnywhereDaily', address),
    ...network.map((each) => tally('codeOfNetwork', each)),
  ]
}
