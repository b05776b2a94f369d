import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { linkedOrders as copy } from '../../../shared/copy/office/linked-orders.ts'
import { callOffice, type OfficeInput } from '../../api/call-office.ts'
import { usePreviewed } from './use-previewed.ts'

/** Items to add, as they are asked about. */
export type AdditionBody = Exclude<NonNullable<OfficeInput<'POST /orders/{id}/additions/preview'>['body']>, FormData>

/** Asks what added items come to, and adds them. `onDone` is called once it is done. */
export function useAddition({ _id: id }: OfficeOrder, body: AdditionBody | null, onDone: () => void) {
  const params = { id }
  return usePreviewed({
    key: ['addition', id],
    body,
    look: (asked, signal) => callOffice('POST /orders/{id}/additions/preview', { params, body: asked, signal }),
    send: (sent, command) => callOffice('POST /orders/{id}/additions', { params, body: sent, command }),
    failed: copy.failed,
    onDone,
  })
}
