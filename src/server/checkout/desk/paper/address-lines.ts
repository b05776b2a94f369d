import { orderPapers as copy } from '../../../../shared/copy/office/order-papers.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'

/** Where an order goes, as it is written on a parcel: the name first. */
export function addressLines({ delivery_address: to }: Pick<StoredOrder, 'delivery_address'>): string[] {
  const { fullName = '', building = '', street = '', landmark = '' } = to
  const { city = '', state = '', pincode = '', phone = '' } = to
  return [
    fullName,
    [building, street].filter(Boolean).join(', '),
    landmark,
    `${city} ${pincode}`.trim(),
    state,
    phone && `${copy.phone} ${phone}`,
  ].filter(Boolean)
}
