import * as z from 'zod/mini'
import { success } from '../endpoint.ts'
import { id, moment, rupees } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const params = z.object({ id })

/** A QR code by which an order is paid. `content`: the UPI link to be drawn while it is open; null: nobody should scan it any more. */
const QrCode = z.strictObject({
  _id: z.string(),
  state: z.enum(['open', 'paid', 'closed']),
  amount: rupees,
  content: z.nullable(z.string()),
  closesAt: moment,
  /** No money moves. */
  test: z.boolean(),
})
export type QrCode = z.infer<typeof QrCode>

const shown = success({ message: z.string(), data: z.strictObject({ _id: z.string(), qr: z.nullable(QrCode) }) })
const read = success({ data: z.nullable(QrCode) })

/** Calls about QR codes by which a cash order is paid by UPI. */
export const officeQrCodes = {
  qrOffered: staffEndpoint({
    method: 'GET',
    path: '/qr-codes/offered',
    summary: 'Whether the account at the payment provider has QR codes',
    needs: 'signed-in',
    answer: success({ data: z.strictObject({ offered: z.boolean(), test: z.boolean() }) }),
  }),
  showStopQr: staffEndpoint({
    method: 'POST',
    path: '/runs/stops/{id}/qr',
    summary: 'Shows the QR code of a stop of the own run, for what is to be paid there; for 15 minutes',
    needs: 'runs.own',
    command: 'run.qr',
    params,
    body: z.object({}),
    answer: shown,
  }),
  readStopQr: staffEndpoint({
    method: 'GET',
    path: '/runs/stops/{id}/qr',
    summary: 'The newest QR code of a stop of the own run, and whether it is paid',
    needs: 'runs.own',
    params,
    answer: read,
  }),
  showPickupQr: staffEndpoint({
    method: 'POST',
    path: '/orders/{id}/pickup-qr',
    summary: 'Shows the QR code of an order that waits at the counter to be picked up; for 15 minutes',
    needs: 'orders.deliver',
    command: 'order.pickup_qr',
    params,
    body: z.object({}),
    answer: shown,
  }),
  readPickupQr: staffEndpoint({
    method: 'GET',
    path: '/orders/{id}/pickup-qr',
    summary: 'The newest QR code of an order that waits at the counter, and whether it is paid',
    needs: 'orders.deliver',
    params,
    answer: read,
  }),
}
