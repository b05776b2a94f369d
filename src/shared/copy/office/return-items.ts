import type { ReturnCondition, ReturnRefund } from '../../office/return-conditions.ts'

/** The windows about items that come back. */
export const returnItems = {
  title: 'Return items',
  close: 'Close',
  pieces: (name: string) => `Quantity returned: ${name}`,
  left: (count: number) => (count === 1 ? '1 can be returned' : `${count} can be returned`),
  condition: (name: string) => `What happens to it: ${name}`,
  conditions: {
    restock: 'Restock',
    scrap: 'Scrap',
    inspect: 'Check later',
  } satisfies Record<ReturnCondition, string>,
  delivery: 'Refund the delivery charge too',
  deliveryOwed: 'The customer asked because of wrong, damaged or defective items: the terms of sale refund it.',
  refund: 'Refund method',
  refunds: {
    same_way: 'As it was paid',
    cash: 'Cash',
    upi: 'UPI',
    bank: 'Bank transfer',
  } satisfies Record<ReturnRefund, string>,
  why: 'Reason',
  hint: 'Shown in the activity log, not to the customer.',
  amount: 'Credit note and refund',
  nothing: 'Nothing was paid: nothing is refunded',
  send: 'Return items',
  failed: 'The return could not be saved. Please try again in a moment.',
  inspectTitle: 'Check returned items',
  restock: (name: string) => `Restock: ${name}`,
  scrap: (name: string) => `Scrap: ${name}`,
  waits: (count: number) => (count === 1 ? '1 to check' : `${count} to check`),
  inspectSend: 'Save',
} as const
