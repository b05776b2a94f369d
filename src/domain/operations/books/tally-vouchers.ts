import { indianDay } from '../../../shared/india-time.ts'
import type { Paise } from '../../../shared/money/money.ts'
import { type TallyLedgers, tallyLedgers } from '../../../shared/settings/tally-ledgers.ts'
import { deliveryOf } from '../../selling/invoices/draw-up-invoice.ts'
import type { CreditNoteDocument, InvoiceDocument, InvoiceLine } from '../../selling/invoices/invoice-document.ts'

/** An amount on a ledger in paise: credit is above nothing, debit below (as Tally's AMOUNT). */
export interface LedgerEntry {
  ledger: string
  amount: Paise
}

/** Goods of a voucher: without tax, on the sales ledger of their rate. */
export interface ItemEntry extends LedgerEntry {
  item: string
  hsnCode: string
  /** Unit by Tally's name. */
  unit: string
  quantity: number
  /** Percent. */
  gstRate: number
}

/** A paper as Tally books it. Party, taxes, round off and items come to nothing together. */
export interface TallyVoucher {
  kind: 'Sales' | 'Credit Note'
  number: string
  /** Indian day, 'YYYY-MM-DD'. */
  day: string
  buyer: string
  /** Null: a consumer. */
  gstin: string | null
  /** Place of supply. */
  state: string
  isInState: boolean
  /** Ledger of the way in which it is paid, and the invoice by whose number it is settled. */
  party: LedgerEntry & { invoice: string }
  taxes: LedgerEntry[]
  items: ItemEntry[]
}

/** An entry of a ledger whose bills are settled one by one. */
export interface BilledEntry extends LedgerEntry {
  /** Parts of the entry by the invoice that each settles; null: on account, no invoice is known. Empty: it settles none. */
  bills: { invoice: string | null; amount: Paise }[]
}

/** A voucher without goods, such as of a settlement. Its entries come to nothing together. */
export interface LedgerVoucher {
  /** Tally takes a bank ledger in receipts and payments alone. */
  kind: 'Receipt' | 'Payment' | 'Journal'
  number: string
  /** Indian day, 'YYYY-MM-DD'. */
  day: string
  /** Such as a UTR; null: none is known. */
  reference: string | null
  narration: string
  /** Ledger that it clears. */
  party: string
  entries: BilledEntry[]
}

/** Units that Tally calls by a name of its own are those of the trade; others are written as they are said. */
const unitOf = (uqc: string) => uqc.charAt(0) + uqc.slice(1).toLowerCase()

/** Names the sales ledger of a rate (percent), apart for each side of the state's border. */
function salesLedger(gstRate: number, isInState: boolean): string {
  const where = isInState ? 'local' : 'interstate'
  return gstRate === 0 ? `Sales exempt (${where})` : `Sales GST ${gstRate}% (${where})`
}

/**
 * Books an invoice, bill of supply or credit note as Tally does: the party is debited with the total, goods and taxes are credited; a
 * credit note turns the signs round. A delivery charge stands with its goods (INDIA-BOOKS §3).
 */
export function tallyVoucher(
  document: InvoiceDocument | CreditNoteDocument,
  ledgers: TallyLedgers = tallyLedgers,
): TallyVoucher {
  const isNote = 'against' in document
  const sign = isNote ? -1 : 1
  const { number, issuedAt, recipient, buyer, placeOfSupply, supply, totals, order } = document
  const isInState = supply === 'in_state'
  const { taxable, cgst, sgst, igst, total } = totals
  const entry = (ledger: string, amount: Paise): LedgerEntry[] =>
    amount === 0 ? [] : [{ ledger, amount: sign * amount }]
  return {
    kind: isNote ? 'Credit Note' : 'Sales',
    number,
    day: indianDay(issuedAt),
    buyer: buyer?.legalName ?? recipient.name,
    gstin: buyer?.gstin ?? null,
    state: placeOfSupply.state,
    isInState,
    party: {
      ledger: ledgers[order.paymentMethod],
      amount: -sign * total,
      invoice: isNote ? document.against.number : number,
    },
    taxes: [
      ...entry(ledgers.cgst, cgst),
      ...entry(ledgers.sgst, sgst),
      ...entry(ledgers.igst, igst),
      ...entry(ledgers.roundOff, total - taxable - cgst - sgst - igst),
    ],
    items: withDelivery(document).map((line) => ({
      item: line.description,
      hsnCode: line.hsnCode,
      unit: unitOf(line.unit),
      quantity: line.quantity,
      gstRate: line.gstRate,
      ledger: salesLedger(line.gstRate, isInState),
      amount: sign * line.taxable,
    })),
  }
}

/** The goods of a paper; the delivery charge is part of the first with its code and rate, or stands alone where none has. */
function withDelivery(
  document: InvoiceDocument,
): Pick<InvoiceLine, 'description' | 'hsnCode' | 'unit' | 'quantity' | 'gstRate' | 'taxable'>[] {
  const delivery = deliveryOf(document)
  if (!delivery) return document.lines
  const goods = document.lines.slice(0, -1)
  const principal = goods.find(({ hsnCode, gstRate }) => hsnCode === delivery.hsnCode && gstRate === delivery.gstRate)
  if (!principal) return document.lines
  return goods.map((line) => (line === principal ? { ...line, taxable: line.taxable + delivery.taxable } : line))
}
