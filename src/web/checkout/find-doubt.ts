import type { Address } from '../../shared/contract/addresses.ts'
import { findState } from '../../shared/indian-states.ts'
import { ApiFailure } from '../../ui/api-failure.ts'
import { call } from '../api/call.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

/** PIN code and state of an address that do not fit; `suggested`: where the code lies, null where it is none that is known. */
export interface StateDoubt {
  pincode: string
  state: string
  suggested: string | null
}

/**
 * Returns the doubt about state and PIN code that the shopper is asked before the order is sent; null: they fit, nobody knows, or the
 * shopper has answered for this saved address.
 * The order is taken in any case (CONTRACT §7), so what cannot be looked up is no hindrance.
 */
export async function findDoubt(
  { savedId, address }: CheckoutDraft,
  saved: readonly Address[],
): Promise<StateDoubt | null> {
  const chosen = saved.find(({ _id }) => _id === savedId)
  if (chosen?.stateConfirmed) return null
  const { pincode, state: written } = chosen ?? address
  const state = findState(written)?.name ?? written
  try {
    const { data } = await call('GET /delivery/check', { query: { pincode } })
    return data.state === null || data.state.name === state ? null : { pincode, state, suggested: data.state.name }
  } catch (error) {
    return error instanceof ApiFailure && error.status === 404 ? { pincode, state, suggested: null } : null
  }
}
