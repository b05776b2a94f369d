import type { Paise } from '../../shared/money/money.ts'
import { findZone, type Zone } from './find-zone.ts'

/** A zone with what holds in it. */
export interface TermsZone extends Zone {
  serviceable: boolean
  charge: Paise
  /** null: never free. */
  freeFrom: Paise | null
  cash: boolean
}

/** What holds where no zone does, and the zones. */
export interface ShopTerms {
  charge: Paise
  freeFrom: Paise
  cash: boolean
  zones: readonly TermsZone[]
}

/** On which terms the shop delivers to an address. */
export interface TermsThere {
  serviceable: boolean
  charge: Paise
  freeFrom: Paise | null
  cash: boolean
}

/** The terms at an address: those of its zone, else the shop's. Cash that the shop takes nowhere is taken in no zone. */
export function deliveryTerms(shop: ShopTerms, address: { pincode: string; state: string }): TermsThere {
  const zone = findZone(shop.zones, address)
  if (!zone) return { serviceable: true, charge: shop.charge, freeFrom: shop.freeFrom, cash: shop.cash }
  const { serviceable, charge, freeFrom, cash } = zone
  return { serviceable, charge, freeFrom, cash: cash && shop.cash }
}
