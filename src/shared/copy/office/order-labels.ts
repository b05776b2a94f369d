import type { OrderQueue } from '../../office/order-lists.ts'
import type { ShownPickState } from '../../picking.ts'

/** Words of the state and the payment of an order, wherever the back office shows one. */
export const orderLabels = {
  queues: {
    to_confirm: 'New',
    to_pack: 'To pack',
    to_ship: 'Ready to ship',
    on_the_way: 'In transit',
    delivered: 'Delivered',
    coming_back: 'Returns & refunds',
    cancelled: 'Cancelled',
    all: 'All',
  } satisfies Record<OrderQueue, string>,
  ways: { bus: 'By bus', pickup: 'Pick-up' },
  byPhone: 'Phone order',
  picks: {
    picking: 'Being picked',
    picked: 'Picked',
    short: 'Short',
    part: 'Partly picked',
  } satisfies Record<ShownPickState, string>,
  notPickedUp: 'Not picked up',
  count: (count: number, more: boolean) => `${count.toLocaleString('en-IN')}${more ? '+' : ''}`,
  methods: { cod: 'Cash on delivery', online: 'Online', counter: 'Counter', test: 'Test payment' },
  payByHand: 'Manual refund due',
  payments: {
    due: 'COD: to collect',
    paid: 'Paid',
    collected: 'Collected',
    refund_pending: 'Refund pending',
    refunded: 'Refunded',
    void: 'Nothing to pay',
  },
} as const
