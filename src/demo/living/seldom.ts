import { planBargains } from './bargains.ts'
import { Chance } from './chance.ts'
import { planRuns } from './door-runs.ts'
import { planEdits } from './edited-orders.ts'
import type { LivingShop } from './living-shop.ts'
import { planMerges } from './merged-customers.ts'
import { planOtherWays } from './pick-ups.ts'
import { planParcels } from './several-parcels.ts'
import { planTerms } from './shop-terms.ts'

const seed = 673_001

/**
 * Plans what comes seldom, a handful of each, so that every screen has one: orders edited at a call, in several parcels, on a run, at
 * the counter and by bus, merged customers, offers, the shop's own terms. By a chance of its own: all else stays as it is without them.
 */
export function planSeldom(whole: LivingShop): void {
  const living = { ...whole, chance: new Chance(seed) }
  planTerms(living)
  planEdits(living)
  planParcels(living)
  planRuns(living)
  planOtherWays(living)
  planMerges(living)
  planBargains(living)
}
