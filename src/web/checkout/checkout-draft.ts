import type { User } from '../../shared/contract/accounts.ts'
import { type Address, type DeliverTo, DeliveryAddressInput } from '../../shared/contract/addresses.ts'
import { BuyerInput, type Firm } from '../../shared/contract/buyer.ts'
import { fieldProblems } from '../../shared/contract/field-problems.ts'
import { shipTo as shipToCopy } from '../../shared/copy/ship-to.ts'
import type { DeliveryWay } from '../../shared/delivery-ways.ts'
import { findState } from '../../shared/indian-states.ts'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'
import { type AddressDraft, type AddressProblems, emptyAddress } from '../address/address-draft.ts'
import {
  billingOf,
  cleanGstin,
  draftOfFirm,
  type FirmDraft,
  type FirmProblems,
  problemsOfFirm,
  stateOf,
} from '../firm/firm-draft.ts'

/** Choices and typed fields of the checkout window; they stay while the cart page is open. */
export interface CheckoutDraft {
  /** Id of the chosen saved address, '' for the one that is typed in. */
  savedId: string
  address: AddressDraft
  /** Keep the typed address. Never ticked beforehand. */
  save: boolean
  /** True if a firm buys. Never ticked beforehand; its typed fields stay when it is unticked. */
  forFirm: boolean
  firm: BuyingFirm
  method: PaymentMethod | null
  /** Way in which the goods reach the customer. */
  way: DeliveryWay
}

/** Answer to the question whose place the goods of a firm go to (IGST Act s.10(1)(a), (b)). */
export type ShipTo = 'own_place' | 'third_party'

/** Typed fields of a firm that buys; `shipTo` is '' until it is answered. */
export interface BuyingFirm extends FirmDraft {
  poNumber: string
  shipTo: ShipTo | ''
}

export type PaymentMethod = 'cod' | 'online'

/** An empty draft but for the name of the account, whom most parcels are for, and the firm that is offered first. */
export function checkoutFor(user: Pick<User, 'username' | 'buyer' | 'firms'> | null): CheckoutDraft {
  const { username = '', buyer = null, firms = [] } = user ?? {}
  const offered = firms.find(({ gstin }) => gstin === buyer?.gstin) ?? buyer
  const firm = { ...draftOfFirm(offered), poNumber: '', shipTo: '' as const }
  const address = { ...emptyAddress, fullName: username }
  return { savedId: '', address, save: false, forFirm: false, firm, method: null, way: 'delivery' }
}

/** Returns whether so many rupees may be paid in cash, by the shop's settings; the server has the last word. */
export function cashIsPossible(amount: number, { allowed, belowRupees }: ShopIdentity['cash']): boolean {
  return allowed && amount < belowRupees
}

/** The draft for an order of this amount: cash that is no longer possible is no choice. */
export function forAmount(draft: CheckoutDraft, amount: number, cash: ShopIdentity['cash']): CheckoutDraft {
  return draft.method === 'cod' && !cashIsPossible(amount, cash) ? { ...draft, method: null } : draft
}

/** The way as the calls take it: delivery, which every order had before there were ways, is not named. */
export function wayToSend({ way }: Pick<CheckoutDraft, 'way'>): { deliveryWay?: DeliveryWay } {
  return way === 'delivery' ? {} : { deliveryWay: way }
}

/**
 * Returns the problems for which no order can go to the address, the full name as well (SPEC §5); none where a saved one is
 * chosen.
 */
export function checkoutProblems({ savedId, address }: CheckoutDraft): AddressProblems {
  return savedId ? {} : fieldProblems(DeliveryAddressInput, address)
}

/** Returns the firm of the account that is chosen, by its GSTIN; undefined: another one. */
export function chosenFirm({ firm }: CheckoutDraft, firms: readonly Firm[]): Firm | undefined {
  return firms.find(({ gstin }) => gstin === cleanGstin(firm.gstin))
}

/** Returns the saved addresses that an order can go to: the account's own, and those of the firm that buys. */
export function savedFor(draft: CheckoutDraft, user: Pick<User, 'address' | 'firms'> | null): Address[] {
  const { address = [], firms = [] } = user ?? {}
  return [...address, ...((draft.forFirm && chosenFirm(draft, firms)?.addresses) || [])]
}

/** Returns PIN code and state of the chosen address, once both are known. */
export function placeOf({ savedId, address }: CheckoutDraft, saved: readonly Address[]) {
  const { pincode, state } = saved.find(({ _id }) => _id === savedId) ?? address
  return /^[1-9]\d{5}$/.test(pincode) && state !== '' ? { pincode, state } : null
}

/** Returns the state of delivery and the state of the GSTIN, once both are known and they differ. */
export function statesOf({ savedId, address, firm }: CheckoutDraft, saved: readonly Address[]) {
  const goods = findState((saved.find(({ _id }) => _id === savedId) ?? address).state)
  const registered = stateOf(firm.gstin)
  return goods && registered && goods !== registered ? { goods: goods.name, firm: registered.name } : null
}

/** Returns the problems in the typed fields of a firm; the shop checks the check digit. */
export function firmProblems(draft: CheckoutDraft, saved: readonly Address[]): FirmProblems {
  const asked = buyerOf(draft, saved)
  if (!asked) return {}
  const isUnanswered = statesOf(draft, saved) !== null && draft.firm.shipTo === ''
  return { ...problemsOfFirm(BuyerInput, asked), ...(isUnanswered && { shipTo: shipToCopy.needed }) }
}

/** Returns the buyer, as the calls take it: the firm, or nobody beside the shopper. */
export function buyerOf(draft: CheckoutDraft, saved: readonly Address[]): BuyerInput | null {
  if (!draft.forFirm) return null
  const { gstin, legalName, poNumber, shipTo } = draft.firm
  const billing = billingOf(draft.firm)
  const isAsked = shipTo !== '' && statesOf(draft, saved) !== null
  return { gstin, legalName, poNumber, ...(billing && { billing }), ...(isAsked && { shipTo }) }
}

/** The address as the calls take it: a saved one's id, or what was typed. */
export function deliverTo({ savedId, address, save }: CheckoutDraft): DeliverTo {
  return savedId || { ...address, save }
}
