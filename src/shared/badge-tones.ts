import type { TicketState } from './contract/support.ts'
import type { OrderStatus } from './order-statuses.ts'
import type { StopState } from './run-stops.ts'

/**
 * The meaning of a badge's colour (OFFICE.md §1). `plain`, grey: a draft, or over; `teal`, blue: for information, planned or under way;
 * `signal`, amber: wants attention; `bad`, red: a fault or a refusal; `good`, green: done or in force.
 */
export type BadgeTone = 'plain' | 'teal' | 'signal' | 'bad' | 'good'

/** The tone of each state. */
export type Tones<State extends string> = Readonly<Record<State, BadgeTone>>

export const orderTones: Tones<OrderStatus> = {
  pending: 'signal',
  confirmed: 'teal',
  packed: 'teal',
  shipped: 'teal',
  out_for_delivery: 'teal',
  delivered: 'good',
  cancelled: 'plain',
  returned: 'plain',
}

/** Of a message about an order; one that was sent has no badge. */
export const messageTones: Tones<'waits' | 'failed'> = { waits: 'teal', failed: 'bad' }

/** Of a stop of a delivery run. */
export const stopTones: Tones<StopState> = {
  open: 'plain',
  delivered: 'good',
  cash: 'good',
  upi: 'good',
  refused: 'bad',
  again: 'signal',
  off: 'plain',
}

/** Of a complaint. */
export const ticketTones: Tones<TicketState> = { open: 'signal', answered: 'teal', solved: 'good' }
