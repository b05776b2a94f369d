import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { paiseFromRupees } from '../money/money.ts'
import { setting } from './setting.ts'
import { amount, wholeNumberOf } from './setting-shapes.ts'

const cashMost = paiseFromRupees(limits.cashBelowRupees)
const cashFeeMost = paiseFromRupees(limits.cashFeeMostRupees)

/** Cash on delivery: limits, fee, new customers, refused orders (docs/decisions/200). */
export const cashSettings = {
  'cash.allowed': setting({
    group: 'payment',
    label: 'Cash on delivery',
    hint: 'Customers can pay on delivery.',
    schema: z.boolean('must be yes or no'),
    fallback: true,
  }),
  'cash.below': setting({
    group: 'payment',
    label: 'COD limit',
    hint: 'Orders of this amount or more must be paid online. Legal limit: less than ₹2,00,000.',
    schema: amount.check(
      z.gte(100, 'must be at least ₹1'),
      z.lte(cashMost, 'must be ₹2,00,000 at most (Income-tax Act 2025, s.186)'),
    ),
    unit: 'paise',
    fallback: cashMost,
  }),
  'cash.fee': setting({
    group: 'payment',
    label: 'COD fee',
    hint: 'Added to the delivery charge of cash orders, with its GST. 0: none.',
    schema: wholeNumberOf(0, cashFeeMost, 'must be an amount from ₹0 to ₹500'),
    unit: 'paise',
    fallback: 0,
  }),
  'cash.newcomerOrders': setting({
    group: 'payment',
    label: 'New customer until',
    hint: 'Delivered orders. 0: no limit for new customers.',
    schema: wholeNumberOf(0, 20, 'must be a whole number from 0 to 20'),
    fallback: 0,
  }),
  'cash.newcomerBelow': setting({
    group: 'payment',
    label: 'COD limit for new customers',
    hint: 'All their open COD orders together stay below this amount.',
    schema: amount.check(z.gte(100, 'must be at least ₹1')),
    unit: 'paise',
    fallback: paiseFromRupees(2_000),
  }),
  'cash.refusals': setting({
    group: 'payment',
    label: 'Refused COD orders that end COD',
    hint: 'By account, phone or address, until you allow it on the customer’s page. 0: never.',
    schema: wholeNumberOf(0, 20, 'must be a whole number from 0 to 20'),
    fallback: 0,
  }),
  'cash.refusalDays': setting({
    group: 'payment',
    label: 'Refused orders count for',
    hint: 'Days since the order was placed.',
    schema: wholeNumberOf(1, 365, 'must be a whole number of days from 1 to 365'),
    fallback: 90,
  }),
}
