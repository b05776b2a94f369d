import { officerOf } from './copy/legal-text.ts'
import { deliveryZones } from './delivery-zones.ts'
import type { GrievanceOfficer, ShopIdentity } from './settings/shop-identity.ts'

/** Facts of the shop on the pages that the law wants and in the mails about complaints. A fact that was never set is ''. */
export interface ShopFacts extends ShopIdentity {
  /** The person who answers complaints. */
  officer: GrievanceOfficer
  zones: ReturnType<typeof deliveryZones>
}

/** Gathers them from what the settings say. */
export function shopFacts(shop: ShopIdentity): ShopFacts {
  return { ...shop, officer: officerOf(shop), zones: deliveryZones(shop.seller.state, shop.delivery.days) }
}
