import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderEdit as copy } from '../../../shared/copy/office/order-edit.ts'
import { callOffice } from '../../api/call-office.ts'
import type { EditBody } from './edited-order.ts'
import { usePreviewed } from './use-previewed.ts'

/** Asks what an edit of an order comes to, and does it. `onDone` is called once it is done. */
export function useOrderEdit({ _id: id }: OfficeOrder, body: EditBody | null, onDone: () => void) {
  const params = { id }
  return usePreviewed({
    key: ['order-edit', id],
    body,
    look: (asked, signal) => callOffice('POST /orders/{id}/edit/preview', { params, body: asked, signal }),
    send: (sent, command) => callOffice('POST /orders/{id}/edit', { params, body: sent, command }),
    failed: copy.failed,
    onDone,
  })
}
