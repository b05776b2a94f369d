import { takeTry, tally } from '../rate-limits/rate-limit.ts'
import { countOneLess, forgetCounts, type Tally } from '../rate-limits/rate-limit-queries.ts'
import { limitedNetwork } from '../sessions/caller-network.ts'
import type { Shop } from '../shop.ts'
import type { CheckSteps } from './hash-password.ts'

/**
 * Returns the tallies that a wrong password counts against. Strangers share the counts of an account from one network and from
 * everywhere; a browser that signed in to it before has a count of its own, so that no stranger locks its owner out.
 */
export function guessTallies(
  shop: Shop,
  { account, ip, device }: { account: string; ip: string; device: string | undefined },
): Tally[] {
  if (device !== undefined) return [tally('guess', account, device)]
  const network = limitedNetwork(shop, ip)
  return [
    tally('guess', account, network[0] ?? 'here'),
    tally('guessAnywhere', account),
    ...network.map((each) => tally('guessOfNetwork', each)),
  ]
}

/** The steps of checking a password that is counted so: a right one takes its own try back, and forgives the wrong ones. */
export function guessSteps(shop: Shop, tallies: readonly Tally[]): CheckSteps {
  const [own, ...shared] = tallies
  return {
    before: () => takeTry(shop, tallies),
    right: async () => {
      if (own) await forgetCounts(shop.db, own.key)
      await countOneLess(shop.db, shared)
    },
  }
}

/** The account's owner has shown who they are in another way: guesses from everywhere are forgotten. */
export async function forgetGuesses(shop: Shop, account: string): Promise<void> {
  for (const name of ['guess', 'guessAnywhere'] as const) await forgetCounts(shop.db, tally(name, account).key)
}
