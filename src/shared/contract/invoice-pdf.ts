/**
 * Papers of an own order as `application/pdf`: who may read `GET /order/invoice/{id}` gets them here. Without schemas, for the
 * browser. The credit note is there where goods came back after the invoice: the newest, or with `?number=` that one, its number
 * written with `-` for `/`. The receipt voucher is there where the order was paid online, the refund voucher where such an order
 * was cancelled before its invoice.
 */
export const paperPdfPaths = {
  invoice: '/order/invoice/{id}/pdf',
  credit_note: '/order/credit-note/{id}/pdf',
  receipt_voucher: '/order/receipt-voucher/{id}/pdf',
  refund_voucher: '/order/refund-voucher/{id}/pdf',
} as const
