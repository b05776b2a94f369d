import { findState } from '../../../shared/indian-states.ts'
import { type PinTable, statesOfPin } from './states-of-pin.ts'

/** Doubt about an address: its PIN code is in another state (`suggested`), or is none that is known (null). */
export interface AddressDoubt {
  pincode: string
  state: string
  suggested: string | null
}

/**
 * Returns the doubt whether state and PIN code of an address fit each other; null where they do. GST goes by the state that the
 * address says, whatever its PIN code (CONTRACT §3): the doubt only makes somebody ask.
 */
export function doubtAddress(table: PinTable, address: { pincode: string; state: string }): AddressDoubt | null {
  const { pincode, state } = address
  const possible = statesOfPin(table, pincode)
  const said = findState(state)
  if (said && possible.some(({ gstCode }) => gstCode === said.gstCode)) return null
  return { pincode, state, suggested: possible[0]?.name ?? null }
}
