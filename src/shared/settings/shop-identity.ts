import type { ParcelDays } from '../delivery-zones.ts'
import type { ReturnPayer } from '../return-payer.ts'

/**
 * Identity of the shop, as everybody may know it: what pages, mails and papers show. Made from the settings that apply now
 * (src/server/settings); goes to the browser with every page. A text that was never set is ''.
 */
export interface ShopIdentity {
  name: string
  /** One sentence without a full stop, below the mark. */
  tagline: string
  /** Sentence on what the shop sells and to whom, for search engines. */
  description: string
  /** Type of such a shop in schema.org. */
  kind: string
  /** Operator of the shop, as a line below every page. */
  credit: string
  seller: Seller
  /** Address of the counter. */
  address: ShopAddress
  /** Phone number as people read it: +91 495 000 0140. */
  phone: string
  /** The same to be called: tel:+914950000140. */
  phoneLink: string
  email: string
  /** The number in WhatsApp's form, digits with the country; '' where the shop has none. */
  whatsapp: string
  social: { name: string; url: string } | null
  /** In words ('Monday to Saturday, 9 am to 7 pm'), and in schema.org's form ('Mo-Sa 09:00-19:00'). */
  hours: { text: string; schema: string }
  grievanceOfficer: GrievanceOfficer | null
  /** Taken off what is paid online, in percent. */
  onlineDiscountPercent: number
  /** Terms of cash on delivery: whether it is taken at all, and below which amount in rupees. */
  cash: { allowed: boolean; belowRupees: number; feeRupees?: number | undefined; rules?: string[] | undefined }
  /**
   * Terms of delivery where no zone has other ones: the charge, in rupees, and the days it takes. `leaving`: when orders leave, in
   * words, where some wait.
   */
  delivery: { charge: number; freeFrom: number; days: ParcelDays; leaving?: string }
  /** Days after delivery in which goods may be returned. */
  returnDays: number
  /** Payer of the way back where nothing was wrong with the goods. */
  returnsPaidBy: ReturnPayer
  /** Delivery has other terms somewhere: a cart is priced anew once its address is known. */
  hasZones: boolean
  /** No zone is left out of delivery. */
  deliversEverywhere: boolean
  colours: BrandColours
  /** For the header; null: the plain mark of a shop that has none. Pixels as it is shown at most. */
  logo: { src: string; width: number; height: number } | null
  /** Addresses of the square marks; null: the plain ones. */
  icons: { small: string; smallType: string; apple: string; large: string } | null
}

/** Seller named in the legal texts, on orders and invoices. */
export interface Seller {
  legalName: string
  /** Address in one line, as the GST registration has it. */
  address: string
  /** The shop's own state, as in shared/indian-states. */
  state: string
  gstin: string
}

export interface ShopAddress {
  street: string
  /** Name of the city as search engines and carriers know it: Kozhikode. */
  city: string
  /** With what people call it beside that: Kozhikode (Calicut). */
  cityInFull: string
  state: string
  pincode: string
}

/** The person who answers complaints (Consumer Protection (E-Commerce) Rules, 2020). */
export interface GrievanceOfficer {
  name: string
  designation: string
  phone: string
  email: string
}

/** Six hexadecimal digits each: `main` carries white text, `accent` dark text. */
export interface BrandColours {
  main: string
  accent: string
}
