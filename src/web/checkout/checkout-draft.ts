import { type DeliverTo, DeliveryAddressInput } from '../../shared/contract/addresses.ts'
import { BuyerInput, type Firm } from '../../shared/contract/buyer.ts'
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
  /** Whether a firm buys. Never ticked beforehand; what is typed of it stays when it is unticked. */
  forFirm: boolean
  firm: FirmDraft
  method: PaymentMethod | null
}

/** What is typed of a firm that buys. */
export type FirmDraft = Record<'gstin' | 'legalName' | 'poNumber', string>

/** Sentences for its fields. */
export type FirmProblems = Partial<Record<keyof FirmDraft, string | undefined>>

export type PaymentMethod = 'cod' | 'online'

/** An empty draft but for the name of the account, whom most parcels are for, and the firm that it bought for last. */
export function checkoutFor(fullName: string, last?: Firm | null): CheckoutDraft {
  const firm = { gstin: last?.gstin ?? '', legalName: last?.legalName ?? '', poNumber: '' }
  return { savedId: '', address: { ...emptyAddress, fullName }, save: false, forFirm: false, firm, method: null }
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

/** What is wrong with what was typed of a firm; the check digit is the shop's to see. */
export function firmProblems({ forFirm, firm }: CheckoutDraft): FirmProblems {
  return forFirm ? fieldProblems(BuyerInput, firm) : {}
}

/** Who buys, as the calls take it: the firm, or nobody beside the shopper. */
export function buyerOf({ forFirm, firm }: CheckoutDraft): BuyerInput | null {
  return forFirm ? firm : null
}

/** The address as the calls take it: a saved one's id, or what was typed. */
export function deliverTo({ savedId, address, save }: CheckoutDraft): DeliverTo {
  return savedId || { ...address, save }
}
