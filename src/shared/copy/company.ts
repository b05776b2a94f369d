import { shop } from './shop-identity.ts'

/** Who stands behind the shop, as the Consumer Protection (E-Commerce) Rules, 2020 want it shown. */
export const company = {
  /** What holds where the shop's settings name nobody else (SHOP_LEGAL_NAME, SHOP_ADDRESS, SHOP_GSTIN). */
  seller: {
    legalName: 'Beypore Mill Store, a partnership firm',
    address: `${shop.street}, ${shop.city} ${shop.pincode}`,
    gstin: '32AAKFB7421M1ZE',
  },
  grievanceOfficer: {
    name: 'Faisal Rahman',
    designation: 'Grievance Officer',
    email: 'grievance@beyporemill.example',
  },
} as const

/** Who sells: named in the legal texts, on orders and invoices. */
export interface Seller {
  legalName: string
  /** In one line. */
  address: string
  /** The shop's own state, as in shared/indian-states. */
  state: string
  gstin: string
}
