import { returnsCopy as copy } from '../../shared/copy/office/returns.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import { type RefundWay, refundReference, refundWays } from '../../shared/office/refund-ways.ts'
import { payBackByHand } from '../selling/checkout/settle/refund-by-hand.ts'
import { listOwedRefunds, type OwedRefund } from '../selling/payments/owed-refunds.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { retryAtTerminal } from '../selling/payments/retry-refund.ts'
import { layOut } from './lay-out.ts'
import { testMark } from './orders-command.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

/** `refunds [--json] [retry | paid <order number, payment or refund> --way … --reference …]`: money that is to go back and has not. */
export async function refundsCommand(shop: PayingShop, [action, ...given]: string[]): Promise<string> {
  if (action === undefined) return show(await listOwedRefunds(shop.db))
  if (action === '--json') return JSON.stringify((await listOwedRefunds(shop.db)).map(inRupees), null, 2)
  if (action !== 'retry' && action !== 'paid') {
    throw new UsageFailure('Use refunds, refunds retry or refunds paid.')
  }
  const { words, values } = readOptions(given, { reference: { type: 'string' }, way: { type: 'string' } }, 1)
  const [of] = words
  if (of === undefined) throw new UsageFailure('Which refund? Give the order’s number, the payment or the refund.')
  if (action === 'retry') {
    await retryAtTerminal(shop, of)
    return `${of} is retried now.`
  }
  const reference = values.reference?.trim() ?? ''
  if (!refundReference.test(reference)) throw new UsageFailure('How was it refunded? Give --reference, such as a UTR.')
  const { booking } = await payBackByHand(shop, of, { way: readWay(values.way), reference })
  return copy.refunded(of, booking)
}

function readWay(text: string | undefined): RefundWay | null {
  if (text === undefined) return null
  const way = refundWays.find((each) => each === text)
  if (!way) throw new UsageFailure(`--way is ${refundWays.join(', ')}, not ${text}.`)
  return way
}

/** A refund as JSON: its amount in rupees. */
function inRupees({ isTest, amount, ...owed }: OwedRefund): object {
  return { ...owed, amount: rupeesFromPaise(amount), ...(isTest && { test: true }) }
}

const states: Record<OwedRefund['status'], string> = {
  queued: 'queued',
  pending: 'at the bank',
  stopped: 'STOPPED',
  owed: 'manual',
}

function show(owed: OwedRefund[]): string {
  if (owed.length === 0) return 'No refunds due.'
  const rows = owed.map((each) => [
    each.orderNumber ?? each.paymentId ?? '',
    each.refundId,
    formatRupees(rupeesFromPaise(each.amount)),
    each.reason,
    `${states[each.status]}${testMark(each)}`,
    `${each.tries} / ${each.refusals}`,
    each.dueAt ? formatMoment(each.dueAt) : '-',
    each.lastError?.slice(0, 80) ?? '-',
  ])
  return layOut([['For', 'Refund', 'Amount', 'Reason', 'Status', 'Tries / refusals', 'Next', 'Last answer'], ...rows])
}
