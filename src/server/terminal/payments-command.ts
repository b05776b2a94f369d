import { formatMoment } from '../../shared/format-moment.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import { type ListedPayment, listPayments } from '../selling/payments/payment-queries.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { layOut } from './lay-out.ts'
import { testMark } from './orders-command.ts'
import { readCount, readOptions } from './read-options.ts'

const LIMIT = 50

/** `payments [--limit …] [--json]`: the newest online payments, and which of them brought no money. */
export async function paymentsCommand(shop: PayingShop, given: string[]): Promise<string> {
  const { values } = readOptions(given, { limit: { type: 'string' }, json: { type: 'boolean' } }, 0)
  const payments = await listPayments(shop.db, readCount('--limit', values.limit) ?? LIMIT)
  if (values.json) return JSON.stringify(payments.map(present), null, 2)
  if (payments.length === 0) return 'No online payments yet.'
  const rows = payments.map(({ id, number, amount, method, status, is_test: isTest, paid_at }) => [
    id,
    number ?? 'no order',
    formatMoment(paid_at),
    formatRupees(rupeesFromPaise(amount)),
    method,
    `${status}${testMark({ isTest })}`,
  ])
  return layOut([['Payment', 'Order', 'Paid', 'Amount', 'Method', 'Status'], ...rows])
}

/** A payment as JSON: its amount in rupees. */
function present({ id, number, amount, method, status, is_test: isTest, paid_at }: ListedPayment): object {
  return {
    id,
    order: number,
    amount: rupeesFromPaise(amount),
    method,
    status,
    paidAt: paid_at.toISOString(),
    ...(isTest && { test: true }),
  }
}
