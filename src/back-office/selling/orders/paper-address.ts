import type { OrderPaper } from '../../../shared/office/order-lists.ts'
import type { ParcelLabelSizeName } from '../../../shared/office/parcel-labels.ts'

/** Returns the address of these orders' papers, as one PDF that the browser shows. */
export function paperAddress(
  paper: OrderPaper,
  orders: readonly { _id: string }[],
  labelSize?: ParcelLabelSizeName,
): string {
  const ids = orders.map(({ _id }) => _id).join(',')
  return `/api/office/v1/orders/papers?${new URLSearchParams({ paper, ids, ...(labelSize && { labelSize }) })}`
}
