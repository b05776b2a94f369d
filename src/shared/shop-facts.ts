import { company, type Seller } from './copy/company.ts'
import { shop } from './copy/shop-identity.ts'
import { deliveryZones } from './delivery-zones.ts'

/** What the shop takes for a delivery, in rupees. */
export interface DeliveryTerms {
  charge: number
  /** From this total on it is free. */
  freeFrom: number
}

/** What the pages that the law wants, and the mails about complaints, say of the shop. */
export interface ShopFacts extends Seller {
  name: string
  tagline: string
  phone: string
  /** The same as a `tel:` link. */
  phoneLink: string
  /** Digits with the country code. */
  whatsapp: string
  email: string
  hours: string
  officer: { name: string; designation: string; email: string }
  delivery: DeliveryTerms
  zones: typeof deliveryZones
}

/** Gathers them from where they are set: the only place that knows. */
export function shopFacts(seller: Seller, delivery: DeliveryTerms): ShopFacts {
  const { name, tagline, phone, phoneLink, whatsapp, email, hours } = shop
  const officer = company.grievanceOfficer
  return { ...seller, name, tagline, phone, phoneLink, whatsapp, email, hours, officer, delivery, zones: deliveryZones }
}
