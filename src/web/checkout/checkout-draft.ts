import { type DeliverTo, DeliveryAddressInput } from '../../shared/contract/addresses.ts'
import { fieldProblems } from '../../shared/contract/field-problems.ts'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'
import { type AddressDraft, type AddressProblems, emptyAddress } from '../address/address-draft.ts'

/** What is chosen and typed in the checkout window; it stays while the cart page is open. */
export interface CheckoutDraft {
  /** Id of the chosen saved address, '' for the one that is typed in. */
  savedId: string
  address: AddressDraft
  /** Keep the typed address. Never ticked beforehand. */
  save: boolean
  method: PaymentMethod | null
}

export type PaymentMethod = 'cod' | 'online'

/** An empty draft but for the name of the account, whom most parcels are for. */
export function checkoutFor(fullName: string): CheckoutDraft {
  return { savedId: '', address: { ...emptyAddress, fullName }, save: false, method: null }
}

/** Whether so many rupees may be paid in cash, as the shop has it; the server has the last word. */
export function cashIsPossible(amount: number, { allowed, belowRupees }: ShopIdentity['cash']): boolean {
  return allowed && amount < belowRupees
}

/** The draft for an order of this amount: cash that is no longer possible is no choice. */
export function forAmount(draft: CheckoutDraft, amount: number, cash: ShopIdentity['cash']): CheckoutDraft {
  return draft.method === 'cod' && !cashIsPossible(amount, cash) ? { ...draft, method: null } : draft
}

/** What keeps the order from going to the address, the full name as well (SPEC §5); nothing where a saved one is chosen. */
export function checkoutProblems({ savedId, address }: CheckoutDraft): AddressProblems {
  return savedId ? {} : fieldProblems(DeliveryAddressInput, address)
}

/** The address as the calls take it: a saved one's id, or what was typed. */
export function deliverTo({ savedId, address, save }: CheckoutDraft): DeliverTo {
  return savedId || { ...address, save }
}
