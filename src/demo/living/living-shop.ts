import { uuidFrom } from '../../server/platform/randomness.ts'
import type { PayingShop } from '../../server/selling/payments/provider/paying-shop.ts'
import type { Staff } from '../../server/staff/authenticate-staff.ts'
import { asStaff } from '../../server/staff/commands/as-staff.ts'
import type { CommandWork } from '../../server/staff/commands/run-command-work.ts'
import type { Order } from '../../shared/contract/orders.ts'
import type { CommandName } from '../../shared/office/commands.ts'
import type { OrderStatus } from '../../shared/order-statuses.ts'
import type { Chance } from './chance.ts'
import type { Customer } from './customers.ts'
import type { TestBank } from './play-history.ts'
import type { Timeline } from './timeline.ts'
import type { TradedItem } from './traded-items.ts'
import type { WorkingHours } from './working-hours.ts'

/** Jobs of the demo shop's people. */
export type Job = 'manager' | 'counter' | 'packer' | 'accountant'

/** A shop that lives through its history: its clock is the timeline's. */
export interface LivingShop {
  shop: PayingShop
  timeline: Timeline
  chance: Chance
  hours: WorkingHours
  /** First and last moment of the history. */
  begins: Date
  ends: Date
  /** From here on nothing but orders that were planned before moves stock: the last bills have brought it back to the demo's. */
  settles: Date
  people: Readonly<Record<Job, Staff>>
  customers: readonly Customer[]
  /** Those that sell best stand first. */
  items: readonly TradedItem[]
  /** The bank of online payments without money; null: nobody pays online. */
  bank: TestBank | null
}

/** An order that was placed; `mayEnd`: it may also be cancelled, or come back; `stops`: it goes no further than here. */
export interface PlacedOrder {
  order: Order
  customer: Customer
  mayEnd: boolean
  stops?: OrderStatus | undefined
}

/**
 * Gives a command as a person of the shop does in the office, with its entry in the history; `verified`: they have shown anew that it
 * is them, as some commands ask.
 */
export function give<T extends object>(
  { shop, people }: Pick<LivingShop, 'shop' | 'people'>,
  job: Job,
  command: { name: CommandName; input?: Record<string, unknown>; reason?: string; verified?: boolean },
  work: (unit: CommandWork) => Promise<T>,
): Promise<T> {
  const { name, input = {}, reason, verified = false } = command
  const id = uuidFrom(shop.newToken())
  const person = { ...people[job], steppedUpAt: verified ? shop.clock() : null }
  return asStaff(shop, person, { id, name, input, reason, ip: '127.0.0.1', requestId: 'demo' }, work)
}

/** Returns whether the stock is left alone from now on. */
export function isSettled({ timeline, settles }: Pick<LivingShop, 'timeline' | 'settles'>): boolean {
  return timeline.clock() >= settles
}
