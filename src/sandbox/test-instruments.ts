import type { FailureReason } from './bank-failures.ts'

/**
 * Answer of the simulated bank: at once, with a failure, after a while (`pending`), or first as timed out and then after all
 * (`late`).
 */
export type Outcome = 'success' | 'pending' | 'late' | FailureReason

export interface TestCard {
  number: string
  network: 'Visa' | 'MasterCard' | 'RuPay'
  outcome: Outcome
}

/** The provider's documented test cards, and (the last four) those of the sandbox itself. */
export const testCards: readonly TestCard[] = [
  { number: '4100280000001007', network: 'Visa', outcome: 'success' },
  { number: '5500670000001002', network: 'MasterCard', outcome: 'success' },
  { number: '6527658900001005', network: 'RuPay', outcome: 'success' },
  { number: '4100280000080001', network: 'Visa', outcome: 'insufficient_fund' },
  { number: '4100280000070002', network: 'Visa', outcome: 'payment_cancelled' },
  { number: '4100280000090000', network: 'Visa', outcome: 'payment_timed_out' },
  { number: '4100280000020007', network: 'Visa', outcome: 'gateway_technical_error' },
  { number: '4100280000030006', network: 'Visa', outcome: 'card_declined' },
  { number: '4100280000040005', network: 'Visa', outcome: 'bank_technical_error' },
  { number: '4100280000110008', network: 'Visa', outcome: 'pending' },
  { number: '4100280000120007', network: 'Visa', outcome: 'late' },
]

/** The documented UPI ids, and (the last two) those of the sandbox itself. */
export const testUpiIds: Readonly<Record<string, Outcome>> = {
  'success@razorpay': 'success',
  'failure@razorpay': 'payment_failed',
  'pending@razorpay': 'pending',
  'late@razorpay': 'late',
}

/** After this long the bank answers a `pending` or `late` payment. */
export const lateSeconds = 30
/** A payment that nobody finishes fails after this long, as at the provider. */
export const abandonedMinutes = 10
/** A refund reaches the bank after this long. */
export const refundSeconds = 5
