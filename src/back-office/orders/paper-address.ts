import type { OrderPaper } from '../../shared/office/order-lists.ts'

/** Where the papers of these orders are, as one PDF that the browser shows. */
export function paperAddress(paper: OrderPaper, orders: readonly { _id: string }[]): string {
  return `/api/office/v1/orders/papers?${new URLSearchParams({ paper, ids: orders.map(({ _id }) => _id).join(',') })}`
}
