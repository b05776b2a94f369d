import { orderPapers as copy } from '../../../../../shared/copy/office/order-papers.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'

type Addressed = Pick<StoredOrder, 'delivery_address'>

/** Delivery address of an order, in the parts that a label has to keep: `street` alone may be cut. */
export interface AddressParts {
  name: string
  street: string[]
  /** City with PIN code, and state. */
  town: string[]
  phone: string
}

/** Returns an order's address in its parts. */
export function addressParts({ delivery_address: to }: Addressed): AddressParts {
  const { fullName = '', building = '', street = '', landmark = '' } = to
  const { city = '', state = '', pincode = '', phone = '' } = to
  return {
    name: fullName,
    street: [[building, street].filter(Boolean).join(', '), landmark].filter(Boolean),
    town: [`${city} ${pincode}`.trim(), state].filter(Boolean),
    phone: phone && `${copy.phone} ${phone}`,
  }
}

/** Returns an order's delivery address as it is written on a parcel: the name first. */
export function addressLines(order: Addressed): string[] {
  const { name, street, town, phone } = addressParts(order)
  return [name, ...street, ...town, phone].filter(Boolean)
}
