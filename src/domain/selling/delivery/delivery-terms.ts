import type { Paise } from '../../../shared/money/money.ts'
import { findZone, type Zone } from './find-zone.ts'

/** A zone with what holds in it. */
export interface TermsZone extends Zone {
  serviceable: boolean
  charge: Paise
  /** null: never free. */
  freeFrom: Paise | null
  cash: boolean
  /** Limit of an order paid in cash; none, or null: the shop's. */
  cashBelow?: Paise | null | undefined
}

/** Delivery settings by their keys: the terms where no zone applies, and the zones. */
export interface ShopTerms {
  'delivery.charge': Paise
  'delivery.freeFrom': Paise
  'delivery.zones': readonly TermsZone[]
  'cash.allowed': boolean
}

/** Terms on which the shop delivers to an address. */
export interface TermsThere {
  serviceable: boolean
  charge: Paise
  freeFrom: Paise | null
  cash: boolean
  /** Limit of an order paid in cash there; null: the shop's. */
  cashBelow: Paise | null
}

/** The terms at an address: those of its zone, else the shop's. Cash that the shop takes nowhere is taken in no zone. */
export function deliveryTerms(shop: ShopTerms, address: { pincode: string; state: string }): TermsThere {
  const { 'cash.allowed': takesCash } = shop
  const zone = findZone(shop['delivery.zones'], address)
  if (!zone) {
    const { 'delivery.charge': charge, 'delivery.freeFrom': freeFrom } = shop
    return { serviceable: true, charge, freeFrom, cash: takesCash, cashBelow: null }
  }
  const { serviceable, charge, freeFrom, cash, cashBelow = null } = zone
  return { serviceable, charge, freeFrom, cash: cash && takesCash, cashBelow }
}
