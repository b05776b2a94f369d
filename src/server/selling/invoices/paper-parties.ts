import type { Recipient, Supplier } from '../../../domain/selling/invoices/invoice-document.ts'
import { findState } from '../../../shared/indian-states.ts'
import type { ShopIdentity } from '../../../shared/settings/shop-identity.ts'

/** Returns the shop as its papers name it. */
export function supplierOf({ name, seller, phone, email, colours }: ShopIdentity): Supplier {
  const { legalName, address, state, gstin } = seller
  const stateCode = findState(state)?.gstCode ?? gstin.slice(0, 2)
  return { name, legalName, address: [address], state, stateCode, gstin, phone, email, accent: colours.accent }
}

/** Returns who lives at an address as papers name them; empty where the address was deleted. */
export function recipientAt(address: Record<string, string>): Omit<Recipient, 'stateCode'> {
  const { fullName = '', building = '', street = '', landmark = '', city = '', state = '' } = address
  const { pincode = '', phone = '' } = address
  const parts = [building, street, landmark, `${city} ${pincode}`].filter((part) => part.trim() !== '')
  return { name: fullName, address: parts, state, phone }
}
