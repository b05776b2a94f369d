import { findState } from '../../../shared/indian-states.ts'

/** Kind of supply: goods stay in the shop's own state (CGST + SGST) or leave it (IGST). */
export type Supply = 'in_state' | 'inter_state'

/**
 * The place of supply of a sale to a shopper is the state of the delivery address (IGST Act s.10(1)(ca)). It is what the
 * address says, never inferred from the PIN code: 673310, Mahe, looks like Kozhikode and is Puducherry (CONTRACT §3).
 */
export function supplyTo(deliveryState: string, shopState: string): Supply {
  const delivery = findState(deliveryState)
  return delivery !== undefined && delivery === findState(shopState) ? 'in_state' : 'inter_state'
}
