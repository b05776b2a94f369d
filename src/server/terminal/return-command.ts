import { readOrderNumber } from '../../domain/selling/orders/order-number.ts'
import { invoices } from '../../shared/copy/invoices.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import { returnConditions, returnRefunds } from '../../shared/office/return-conditions.ts'
import { deskLimits } from '../../shared/order-desk-limits.ts'
import type { LineBack } from '../selling/checkout/returns/plan-return.ts'
import { type PiecesReturned, returnAtTerminal } from '../selling/checkout/returns/return-pieces.ts'
import { paperOf } from '../selling/invoices/list-papers.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

const options = {
  delivery: { type: 'boolean' },
  refund: { type: 'string' },
  reason: { type: 'string' },
  json: { type: 'boolean' },
} as const

/**
 * `return <order> <position>:<pieces>[:restock|scrap|inspect]… [--delivery] [--refund same_way|cash|upi|bank] [--reason TEXT]
 * [--json]`: part of an order comes back; with `--delivery` alone, its delivery charge is credited. Throws as returnPieces does.
 */
export async function returnCommand(shop: PayingShop, given: string[]): Promise<string> {
  const { words, values } = readOptions(given, options, deskLimits.returnLines + 1)
  const [key, ...lines] = words
  if (key === undefined) throw new UsageFailure('Which order? Give its number or its id.')
  if (lines.length === 0 && !values.delivery) {
    throw new UsageFailure(
      'What comes back? Give position:pieces, such as 1:2, or --delivery for the delivery charge alone.',
    )
  }
  const number = readOrderNumber(key, shop.settings.now()['numbers.order'])
  const done = await returnAtTerminal(
    shop,
    {
      order: number ? { number } : { id: key },
      version: null,
      mayLate: true,
      lines: lines.map(readLine),
      delivery: values.delivery ?? false,
      refund: readRefund(values.refund),
    },
    values.reason?.trim() || null,
  )
  return values.json ? JSON.stringify(asJson(done), null, 2) : show(done)
}

function readLine(text: string): LineBack {
  const [position, pieces, word = 'restock', ...more] = text.split(':')
  const condition = returnConditions.find((each) => each === word)
  const isWhole = (part: string | undefined) => /^[1-9]\d{0,6}$/.test(part ?? '')
  if (!isWhole(position) || !isWhole(pieces) || !condition || more.length > 0) {
    throw new UsageFailure(`${text} is not position:pieces[:${returnConditions.join('|')}], such as 1:2 or 1:2:scrap.`)
  }
  return { position: Number(position), pieces: Number(pieces), condition }
}

function readRefund(text = 'same_way'): (typeof returnRefunds)[number] {
  const refund = returnRefunds.find((each) => each === text)
  if (!refund) throw new UsageFailure(`--refund is ${returnRefunds.join(', ')}, not ${text}.`)
  return refund
}

/** The credit note as `papers` has it, and the refund; amounts in paise. */
function asJson({ note, refund }: PiecesReturned): object {
  const { amount, way, status, id } = refund ?? {}
  return { ...paperOf(note.document), refund: refund && { id, amount, way, status } }
}

function show({ note, refund, order }: PiecesReturned): string {
  const rupees = (paise: number) => formatRupees(rupeesFromPaise(paise))
  const { number, totals } = note.document
  return [
    `${invoices.creditNote.title} ${number} for ${order.number}: ${rupees(totals.total)}.`,
    refund ? `Refund ${rupees(refund.amount)} (${refund.way}): ${refund.status}, ${refund.id}.` : 'Nothing goes back.',
    `${order.number} is ${order.status}, payment ${order.payment_status}.`,
  ].join('\n')
}
