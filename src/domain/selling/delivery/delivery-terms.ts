import type { DeliveryWay } from '../../../shared/delivery-ways.ts'
import type { Paise } from '../../../shared/money/money.ts'
import { findZone, type Zone } from './find-zone.ts'
import type { GoodsLimits } from './judge-goods.ts'

/** Parcels that a bus takes to a stand, where the customer collects them. */
export interface BusTerms {
  stand: string
  charge: Paise
  goods?: GoodsLimits | null | undefined
}

/** A zone with what holds in it. */
export interface TermsZone extends Zone {
  serviceable: boolean
  charge: Paise
  /** null: never free. */
  freeFrom: Paise | null
  cash: boolean
  /** Limit of an order paid in cash; none, or null: the shop's. */
  cashBelow?: Paise | null | undefined
  /** Goods that are brought there; none, or null: all. */
  goods?: GoodsLimits | null | undefined
  bus?: BusTerms | null | undefined
}

/** Delivery settings by their keys: the terms where no zone applies, and the zones. */
export interface ShopTerms {
  'delivery.charge': Paise
  'delivery.freeFrom': Paise
  'delivery.zones': readonly TermsZone[]
  'cash.allowed': boolean
  /** Left out: nothing is handed over at the counter. */
  'pickup.offered'?: boolean
}

/** Terms on which the shop delivers to an address. */
export interface TermsThere {
  serviceable: boolean
  charge: Paise
  freeFrom: Paise | null
  cash: boolean
  /** Limit of an order paid in cash there; null: the shop's. */
  cashBelow: Paise | null
  /** Goods that travel so; null: all. */
  goods: GoodsLimits | null
}

type Place = { pincode: string; state: string }

/** The terms at an address: those of its zone, else the shop's. Cash that the shop takes nowhere is taken in no zone. */
export function deliveryTerms(shop: ShopTerms, address: Place): TermsThere {
  const { 'cash.allowed': takesCash } = shop
  const zone = findZone(shop['delivery.zones'], address)
  if (!zone) {
    const { 'delivery.charge': charge, 'delivery.freeFrom': freeFrom } = shop
    return { serviceable: true, charge, freeFrom, cash: takesCash, cashBelow: null, goods: null }
  }
  const { serviceable, charge, freeFrom, cash, cashBelow = null, goods = null } = zone
  return { serviceable, charge, freeFrom, cash: cash && takesCash, cashBelow, goods }
}

/** Returns the stand to which a bus takes parcels for an address; null: none does. */
export function busTo(shop: ShopTerms, address: Place): BusTerms | null {
  return findZone(shop['delivery.zones'], address)?.bus ?? null
}

/**
 * The terms of any way to an address. By bus nobody collects cash. At the counter nothing is charged and all goods are handed over;
 * cash there is a sale at the counter, whatever is set for cash at the door.
 */
export function termsByWay(shop: ShopTerms, address: Place, way: DeliveryWay): TermsThere {
  if (way === 'delivery') return deliveryTerms(shop, address)
  const other = { freeFrom: null, cashBelow: null }
  if (way === 'pickup')
    return { ...other, serviceable: shop['pickup.offered'] === true, charge: 0, cash: true, goods: null }
  const bus = busTo(shop, address)
  return { ...other, serviceable: bus !== null, charge: bus?.charge ?? 0, cash: false, goods: bus?.goods ?? null }
}

/** Returns the ways that the shop has to an address, whatever the goods. */
export function waysTo(shop: ShopTerms, address: Place): DeliveryWay[] {
  const ways = ['delivery', 'bus', 'pickup'] as const
  return ways.filter((way) => termsByWay(shop, address, way).serviceable)
}
