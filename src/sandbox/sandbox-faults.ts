/** The fault of one call of the provider's API. */
export type CallFault =
  | 'none'
  /** 502 with a page of HTML, nothing was done. */
  | 'refuse'
  /** It is done, but the answer is a 502. */
  | 'lose_answer'
  /** It is done, then the connection breaks without an answer. */
  | 'cut'
  /** Nothing is done and no answer comes until the caller gives up. */
  | 'hang'
  /** It is done, and the answer is a 200 that is no JSON. */
  | 'garbage'

/** The fault of a webhook as it is queued: dropped for ever, sent so many times more, sent so much later. */
export interface WebhookFault {
  drop?: boolean
  copies?: number
  delayMs?: number
}

/**
 * The faults that a proof may inject into the sandbox. Only code in this process can set them; nothing that comes in over HTTP
 * reaches them. Each is asked every time, so a schedule can be read from a seed.
 */
export interface SandboxFaults {
  /** Asked for every call of `/v1/orders`, `/v1/payments` and `/v1/refunds`; `path` from `/v1/` on. */
  call: (call: { method: string; path: string }) => CallFault
  webhook: (hook: { event: string; eventId: string; copy: number }) => WebhookFault
  /** The amount and currency that a payment is really made in. */
  payment: (asked: { amount: number; currency: string }) => { amount: number; currency: string }
  /** Returns whether a second payment of a paid order is captured too, instead of refunded. */
  captureTwice: () => boolean
  /** Returns whether the account has QR codes. */
  hasQrCodes: () => boolean
  /** Returns whether a payment by a closed QR code is taken all the same: it was under way when it was closed. */
  creditClosedQr: () => boolean
  /** Returns the outcome of an accepted refund. */
  refund: (refund: { id: string; amount: number }) => 'processed' | 'failed'
}

/** A provider that works. */
export const noFaults: SandboxFaults = {
  call: () => 'none',
  webhook: () => ({}),
  payment: (asked) => asked,
  captureTwice: () => false,
  hasQrCodes: () => true,
  creditClosedQr: () => false,
  refund: () => 'processed',
}
