import { company, type Seller } from './copy/company.ts'
import { shop } from './copy/shop-identity.ts'
import { deliveryZones } from './delivery-zones.ts'
import { limits } from './limits.ts'

/** What the shop takes for a delivery, in rupees. */
export interface DeliveryTerms {
  charge: number
  /** From this total on it is free. */
  freeFrom: number
}

/** What the pages that the law wants, and the mails about complaints, say of the shop. What was never set is ''. */
export interface ShopFacts {
  name: string
  /** One sentence without a full stop. */
  tagline: string
  seller: Seller
  phone: string
  /** The same as a `tel:` link. */
  phoneLink: string
  /** Digits with the country code. */
  whatsapp: string
  email: string
  hours: { text: string }
  /** Who answers complaints. */
  officer: { name: string; designation: string; phone: string; email: string }
  /** Taken off what is paid online, in percent. */
  onlineDiscountPercent: number
  /** Whether cash on delivery is taken at all, and below which amount in rupees. */
  cash: { allowed: boolean; belowRupees: number }
  delivery: DeliveryTerms
  zones: typeof deliveryZones
}

/** Gathers them from where they are set: the only place that knows. */
export function shopFacts(seller: Seller, delivery: DeliveryTerms): ShopFacts {
  const { name, tagline, phone, phoneLink, whatsapp, email, hours } = shop
  return {
    ...{ name, tagline, seller, phone, phoneLink, whatsapp, email, delivery },
    hours: { text: hours },
    officer: { ...company.grievanceOfficer, phone },
    onlineDiscountPercent: limits.onlineDiscountPercent,
    cash: { allowed: true, belowRupees: limits.cashBelowRupees },
    zones: deliveryZones,
  }
}
