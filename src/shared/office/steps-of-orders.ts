import type { OrderStatus } from '../order-statuses.ts'
import type { CommandName } from './commands.ts'
import type { Permission } from './permissions.ts'

/** A step that people of the shop bring an order, or take back. */
interface OrderStep {
  command: CommandName
  needs: Permission
  to: OrderStatus
  /** It takes the last step back. */
  back?: true
}

/** Every step by the word in its call's path, in the order of the day's work. */
export const orderSteps = {
  confirm: { command: 'order.confirm', needs: 'orders.confirm', to: 'confirmed' },
  pack: { command: 'order.pack', needs: 'orders.pack', to: 'packed' },
  ship: { command: 'order.ship', needs: 'orders.ship', to: 'shipped' },
  'out-for-delivery': { command: 'order.out_for_delivery', needs: 'orders.ship', to: 'out_for_delivery' },
  deliver: { command: 'order.deliver', needs: 'orders.deliver', to: 'delivered' },
  return: { command: 'order.return', needs: 'orders.return', to: 'returned' },
  cancel: { command: 'order.cancel', needs: 'orders.cancel', to: 'cancelled' },
  unpack: { command: 'order.unpack', needs: 'orders.pack', to: 'confirmed', back: true },
  unship: { command: 'order.unship', needs: 'orders.ship', to: 'packed', back: true },
  'call-back': { command: 'order.call_back', needs: 'orders.ship', to: 'shipped', back: true },
  undeliver: { command: 'order.undeliver', needs: 'orders.deliver', to: 'out_for_delivery', back: true },
} as const satisfies Record<string, OrderStep>

export type OrderStepName = keyof typeof orderSteps

/** The steps of the day's work in their order, each with the status that it begins with (domain/selling/orders). */
export const dayWork = {
  confirm: 'pending',
  pack: 'confirmed',
  ship: 'packed',
  'out-for-delivery': 'shipped',
  deliver: 'out_for_delivery',
} as const satisfies Partial<Record<OrderStepName, OrderStatus>>

export type DayStep = keyof typeof dayWork
export const daySteps = Object.keys(dayWork) as DayStep[]

/** The command that brings an order to a status; none to the one that it begins with. */
export const commandTo: Readonly<Partial<Record<OrderStatus, CommandName>>> = Object.fromEntries(
  Object.values(orderSteps as Record<string, OrderStep>)
    .filter(({ back }) => !back)
    .map(({ to, command }) => [to, command]),
)
