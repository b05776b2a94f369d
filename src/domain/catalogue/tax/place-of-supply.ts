import { findState, indianStates } from '../../../shared/indian-states.ts'

/** Kind of supply: goods stay in the shop's own state (CGST + SGST) or leave it (IGST). */
export type Supply = 'in_state' | 'inter_state'

/** Firm that buys, as far as it decides the place of supply; `shipTo` is left out where it was not asked. */
export interface SuppliedFirm {
  gstin: string
  shipTo?: 'own_place' | 'third_party'
}

/**
 * Returns the state of the place of supply. Of a consumer, and of a firm at its own place, it is the state of the delivery address
 * (IGST Act s.10(1)(ca) and (a)); of a firm that has the goods delivered to somebody else it is the state of its GSTIN
 * (s.10(1)(b)). A firm that was not asked has them at its own place. It is what the address says, never inferred from the PIN
 * code: 673310, Mahe, looks like Kozhikode and is Puducherry (CONTRACT §3).
 */
export function placeOfSupply(deliveryState: string, firm: SuppliedFirm | null | undefined): string {
  return (firm?.shipTo === 'third_party' && stateOfGstin(firm.gstin)) || deliveryState
}

/** Returns the kind of supply between two states, named as in shared/indian-states. */
export function supplyTo(place: string, shopState: string): Supply {
  const state = findState(place)
  return state !== undefined && state === findState(shopState) ? 'in_state' : 'inter_state'
}

/** States of which nobody asked the buyer which one the supply is of. */
export interface SupplyDoubt {
  delivery: string
  gstin: string
}

/** Returns the states of an order for a firm that was not asked whose place the goods go to although they differ; else null. */
export function doubtSupply(deliveryState: string, firm: SuppliedFirm | null | undefined): SupplyDoubt | null {
  if (!firm || firm.shipTo) return null
  const [delivery, gstin] = [findState(deliveryState)?.name, stateOfGstin(firm.gstin)]
  return delivery && gstin && delivery !== gstin ? { delivery, gstin } : null
}

/** Returns the name of the state that a GSTIN is of; undefined: none. */
export function stateOfGstin(gstin: string): string | undefined {
  return indianStates.find(({ gstCode }) => gstin.startsWith(gstCode))?.name
}
