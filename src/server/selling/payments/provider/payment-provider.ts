import type { Paise } from '../../../../shared/money/money.ts'

/** An order at the provider: what is to be paid once. Many payments may be tried on it, one is captured. */
export interface ProviderOrder {
  id: string
  amount: Paise
  amountPaid: Paise
  amountDue: Paise
  currency: string
  receipt: string | null
  /** `paid` for ever once a payment is captured, even after a refund. */
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Record<string, string>
  /** It is in the sandbox, or was made with an account's test keys: no money moves. */
  isTest: boolean
  createdAt: Date
}

/** One try to pay an order. A failed one may still become authorized days later. */
export interface ProviderPayment {
  id: string
  orderId: string | null
  /** The provider's id of the QR code that it paid, where a webhook or the code's own payments say so. */
  qrCodeId?: string
  amount: Paise
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  /** The money was taken. Stays true after a refund; false where the provider itself gave back what was never captured. */
  captured: boolean
  amountRefunded: Paise
  refundStatus: 'partial' | 'full' | null
  /** Method of payment; never more of a card than its last four digits. */
  method: string
  cardLast4: string | null
  cardNetwork: string | null
  vpa: string | null
  /** Error of a failed payment: the provider's words. `reason` is a stable word such as `payment_cancelled`. */
  error: { code: string; description: string; reason: string | null } | null
  createdAt: Date
}

/** A QR code at the provider that is paid once, with exactly its amount. */
export interface ProviderQrCode {
  id: string
  status: 'active' | 'closed'
  /** The UPI link to be drawn; null: the account gives only a picture. */
  content: string | null
  /** It is in the sandbox, or was made with an account's test keys: no money moves. */
  isTest: boolean
}

/** Fields of a new QR code at the provider; `amount` in paise. */
export interface NewProviderQrCode {
  amount: Paise
  /** 15 minutes from now at least. */
  closeBy: Date
  description: string
  /** 15 pairs at most, 256 characters each. */
  notes: Record<string, string>
}

/** Money on its way back. */
export interface ProviderRefund {
  id: string
  paymentId: string
  amount: Paise
  currency: string
  receipt: string | null
  notes: Record<string, string>
  status: 'pending' | 'processed' | 'failed'
  /** Reference that the shopper can show the bank: ARN, RRN or UTR. */
  reference: string | null
  createdAt: Date
}

/**
 * Secret with which a webhook is signed: `former` is the one before the last, which others may know. The provider is asked before
 * such a webhook counts.
 */
export type Signer = 'present' | 'former'

/** A webhook's content, as it was when it happened. `id` comes with the header `x-razorpay-event-id`. */
export interface ProviderEvent {
  /** Such as `payment.captured`, `order.paid`, `refund.processed`; others may come and mean nothing to us. */
  event: string
  payment: ProviderPayment | null
  order: Omit<ProviderOrder, 'isTest'> | null
  refund: ProviderRefund | null
  createdAt: Date
}

/** Fields of a new order at the provider; `amount` in paise. */
export interface NewProviderOrder {
  amount: Paise
  currency: 'INR'
  /** 40 characters at most; ours, and of this order only. */
  receipt: string
  /** 15 pairs at most, 256 characters each. */
  notes: Record<string, string>
  /** A payment that is authorised later than this is not captured but given back by the provider; 12 at least. */
  expiryMinutes: number
}

/** Fields of a new refund at the provider; `amount` in paise, at most what is left of the payment. */
export interface NewProviderRefund {
  paymentId: string
  amount: Paise
  /** 10 characters at least of A-Z a-z 0-9 - _; the same key with the same content gives the same refund. */
  idempotencyKey: string
  /** 40 characters at most. */
  receipt: string
  notes: Record<string, string>
}

/**
 * Provider that takes the shoppers' money: Razorpay, or the sandbox that speaks the same protocol. Every call throws
 * ProviderRefused or ProviderAway (provider-failure.ts). Never call it inside a transaction. New orders are made in the shop's
 * account; orders, QR codes, payments and refunds are found, and money goes back, in the one that they are in.
 */
export interface PaymentProvider {
  /** No money moves: the sandbox, or an account's test keys. Every page that takes a payment then says so. */
  isTest: boolean
  /** Nobody takes payments: there is no account, and the sandbox may not serve. Only cash is left. */
  isOff: boolean
  /** The script for the browser; an address within the shop for the sandbox. */
  checkoutScriptUrl: string
  /** The public half of the account's keys. */
  keyId: () => Promise<string>
  /** Makes an order. It may exist although this threw ProviderAway: ask `findOrderByReceipt` before a second try. */
  createOrder: (order: NewProviderOrder) => Promise<ProviderOrder>
  /** The newest order with this receipt. */
  findOrderByReceipt: (receipt: string) => Promise<ProviderOrder | undefined>
  findOrder: (orderId: string) => Promise<ProviderOrder>
  /** Every try to pay this order, the newest first. */
  paymentsOfOrder: (orderId: string) => Promise<ProviderPayment[]>
  findPayment: (paymentId: string) => Promise<ProviderPayment>
  /** Returns whether the account has QR codes: the provider switches them on when it is asked. */
  offersQrCodes: () => Promise<boolean>
  /** Makes a QR code of a single use. It may exist although this threw ProviderAway: nobody has seen it then. */
  createQrCode: (code: NewProviderQrCode) => Promise<ProviderQrCode>
  /** Closes a QR code. Throws ProviderRefused where it is closed. */
  closeQrCode: (qrCodeId: string) => Promise<ProviderQrCode>
  /** Every payment by this QR code, the newest first. */
  paymentsOfQrCode: (qrCodeId: string) => Promise<ProviderPayment[]>
  /** Gives back a captured payment or a part of it. May be repeated with the same key and content. */
  refund: (refund: NewProviderRefund) => Promise<ProviderRefund>
  findRefund: (refundId: string) => Promise<ProviderRefund>
  /** Every refund of a payment, the newest first. */
  findRefunds: (paymentId: string) => Promise<ProviderRefund[]>
  /** Rows of the settlements of a day ('YYYY-MM-DD', Indian), as the provider gives them: nobody has looked at them. */
  settledOn: (day: string) => Promise<unknown[]>
  /** Returns whether the browser's success is the provider's. `orderId` is the one that the shop stored, not the one sent in. */
  verifyPaymentSignature: (orderId: string, paymentId: string, signature: string) => Promise<boolean>
  /** Returns which of the shop's secrets a webhook is signed with; null: with none, so it is not the provider's. */
  verifyWebhookSignature: (rawBody: Buffer, signature: string) => Promise<Signer | null>
  /** A payment that a webhook tells of, as it is; null: there is none, or it is one of test keys whose webhooks had the same secret. */
  confirmPayment: (payment: ProviderPayment, signer: Signer) => Promise<ProviderPayment | null>
  /** A refund that a webhook tells of, as it is; null: there is none. */
  confirmRefund: (refund: ProviderRefund, signer: Signer) => Promise<ProviderRefund | null>
  /** Reads a webhook; undefined where it has not the provider's shape. Check its signature first. */
  readEvent: (rawBody: Buffer) => ProviderEvent | undefined
}
