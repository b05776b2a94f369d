/** The words of receipt and refund vouchers (CGST Rules 50 and 51) on paper, where they are not those of an invoice. */
export const vouchers = {
  titles: { receipt_voucher: 'Receipt voucher', refund_voucher: 'Refund voucher' },
  number: 'Voucher no.',
  date: 'Voucher date',
  against: 'Receipt voucher',
  againstDate: 'Dated',
  reason: 'Reason',
  payment: 'Payment',
  paidBy: 'Paid by',
  /** The day of the payment, by the payment provider. */
  receivedOn: 'Received on',
  notKnown: 'Not known yet',
  payer: 'Received from',
  payee: 'Refunded to',
  advance: 'Advance',
  total: { receipt_voucher: 'Advance received', refund_voucher: 'Amount refunded' },
  /** Said on every voucher: no tax is charged, at whatever rate the goods are. */
  noTax: 'No GST is charged on an advance for goods (Notification 66/2017 – Central Tax).',
  /** Said where a voucher has lines. */
  rates: 'The GST rates are those at which the goods were ordered.',
  computerGenerated: 'This is a computer-generated voucher and needs no signature.',
  amounts: 'Amounts in rupees.',
  reasons: {
    amount_differs: 'Another amount was paid',
    out_of_stock: 'Out of stock',
    coupon_used_up: 'Coupon used up',
    second_payment: 'Paid twice',
    ordered_otherwise: 'Ordered in another way',
    refunded_by_provider: 'Refunded by the payment provider',
    nothing_due: 'Nothing was due',
    address_gone: 'Address deleted',
    order_cancelled: 'Order cancelled',
    order_returned: 'Order returned',
    part_returned: 'Items returned',
    price_reduced: 'Price reduced',
    order_edited: 'Order changed',
  },
} as const
