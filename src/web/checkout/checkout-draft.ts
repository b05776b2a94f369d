import { type DeliverTo, DeliveryAddressInput } from '../../shared/contract/addresses.ts'
import { BuyerInput, type Firm } from '../../shared/contract/buyer.ts'
import { fieldProblems } from '../../shared/contract/field-problems.ts'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'
import { type AddressDraft, type AddressProblems, emptyAddress } from '../address/address-draft.ts'

/** Choices and typed fields of the checkout window; they stay while the cart page is open. */
export interface CheckoutDraft {
  /** Id of the chosen saved address, '' for the one that is typed in. */
  savedId: string
  address: AddressDraft
  /** Keep the typed address. Never ticked beforehand. */
  save: boolean
  /** True if a firm buys. Never ticked beforehand; its typed fields stay when it is unticked. */
  forFirm: boolean
  firm: FirmDraft
  method: PaymentMethod | null
}

/** Typed fields of a firm that buys. */
export type FirmDraft = Record<'gstin' | 'legalName' | 'poNumber', string>

/** Sentences for its fields. */
export type FirmProblems = Partial<Record<keyof FirmDraft, string | undefined>>

export type PaymentMethod = 'cod' | 'online'

/** An empty draft but for the name of the account, whom most parcels are for, and the firm that it bought for last. */
export function checkoutFor(fullName: string, last?: Firm | null): CheckoutDraft {
  const firm = { gstin: last?.gstin ?? '', legalName: last?.legalName ?? '', poNumber: '' }
  return { savedId: '', address: { ...emptyAddress, fullName }, save: false, forFirm: false, firm, method: null }
}

/** Returns whether so many rupees may be paid in cash, by the shop's settings; the server has the last word. */
export function cashIsPossible(amount: number, { allowed, belowRupees }: ShopIdentity['cash']): boolean {
  return allowed && amount < belowRupees
}

/** The draft for an order of this amount: cash that is no longer possible is no choice. */
export function forAmount(draft: CheckoutDraft, amount: number, cash: ShopIdentity['cash']): CheckoutDraft {
  return draft.method === 'cod' && !cashIsPossible(amount, cash) ? { ...draft, method: null } : draft
}

/**
 * Returns the problems for which no order can go to the address, the full name as well (SPEC §5); none where a saved one is
 * chosen.
 */
export function checkoutProblems({ savedId, address }: CheckoutDraft): AddressProblems {
  return savedId ? {} : fieldProblems(DeliveryAddressInput, address)
}

/** Returns the problems in the typed fields of a firm; the shop checks the check digit. */
export function firmProblems({ forFirm, firm }: CheckoutDraft): FirmProblems {
  return forFirm ? fieldProblems(BuyerInput, firm) : {}
}

/** Returns the buyer, as the calls take it: the firm, or nobody beside the shopper. */
export function buyerOf({ forFirm, firm }: CheckoutDraft): BuyerInput | null {
  return forFirm ? firm : null
}

/** The address as the calls take it: a saved one's id, or what was typed. */
export function deliverTo({ savedId, address, save }: CheckoutDraft): DeliverTo {
  return savedId || { ...address, save }
}
