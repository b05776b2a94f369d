import type { LeftOutPaper, NumberedPaper } from '../../../domain/operations/books/document-table.ts'
import type { TaxByHead } from '../../../domain/operations/books/gstr1-sums.ts'
import type { RegisteredDocument } from '../../../domain/operations/books/register.ts'
import { deliveryOf } from '../../../domain/selling/invoices/draw-up-invoice.ts'
import type { Supplier } from '../../../domain/selling/invoices/invoice-document.ts'
import { books as copy } from '../../../shared/copy/books.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { findState } from '../../../shared/indian-states.ts'
import type { Shop } from '../../platform/shop.ts'
import {
  type IssuedPaper,
  selectFinancialNotes,
  selectMonth,
  selectNumberedTests,
} from '../../selling/invoices/invoice-queries.ts'
import { selectVouchers } from '../../selling/invoices/voucher-queries.ts'
import { selectRoundOff } from './round-off-queries.ts'

/** The registration that issued a month's documents: it files them, from its state. */
type Filer = Pick<Supplier, 'gstin' | 'stateCode' | 'legalName'>

/** A month of the books, of one filer. */
export interface BookMonth {
  filer: Filer
  /** Frozen papers in the order of their dates. */
  papers: IssuedPaper[]
  /** The same, as returns and registers read them. */
  documents: RegisteredDocument[]
  /** Papers about test payments that took a number of the filer's series. */
  leftOut: LeftOutPaper[]
  /** Receipt and refund vouchers of the filer. */
  vouchers: NumberedPaper[]
  /** GSTIN that the settlements of the month are booked with: where there are several, the one of its last paper. */
  settledBy: string
  /** Round off of the filed return that is posted while the month is locked; null: none is. */
  roundOff: TaxByHead | null
  /** Sentences to print beside the figures. */
  notes: string[]
}

/**
 * Reads the frozen documents of a month of India, 'YYYY-MM', for a return. Filer and state are those of the documents, vouchers
 * among them, whatever the settings are now; a month without any is the shop's of today. Throws `bad_input` where there are
 * documents of several GSTINs and none is chosen by `gstin`, or none of that GSTIN.
 */
export function readMonth(shop: Pick<Shop, 'db' | 'settings'>, month: string, gstin?: string): Promise<BookMonth> {
  return readChosen(shop, [month], { gstin, byVouchers: true })
}

/** Reads the months of a quarter as readMonth reads one: the documents of all of them, and the round off of the last. */
export function readQuarter(
  shop: Pick<Shop, 'db' | 'settings'>,
  months: readonly string[],
  gstin: string,
): Promise<BookMonth> {
  return readChosen(shop, months, { gstin, byVouchers: true })
}

/**
 * Reads a month as readMonth does, for a register or Tally, which have no vouchers: invoices and credit notes alone decide whose
 * it is, and whether a GSTIN must be chosen. Without any, the month is that of its last voucher.
 */
export function readInvoicedMonth(
  shop: Pick<Shop, 'db' | 'settings'>,
  month: string,
  gstin?: string,
): Promise<BookMonth> {
  return readChosen(shop, [month], { gstin, byVouchers: false })
}

/** The choice of a filer: by its GSTIN, or by what was issued, with the vouchers or without. */
interface Choice {
  gstin: string | undefined
  byVouchers: boolean
}

async function readChosen(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  months: readonly string[],
  choice: Choice,
): Promise<BookMonth> {
  const month = months.at(-1) ?? ''
  const ofAll = async <Row>(select: (db: Shop['db'], month: string) => Promise<Row[]>) => {
    const rows: Row[] = []
    for (const each of months) rows.push(...(await select(db, each)))
    return rows
  }
  const now = settings.now()
  const present: Filer = {
    gstin: now['company.gstin'],
    stateCode: findState(now['company.state'])?.gstCode ?? now['company.gstin'].slice(0, 2),
    legalName: now['company.legalName'],
  }
  const issued = await ofAll(selectMonth)
  const vouchers = await ofAll(selectVouchers)
  const suppliers = {
    ofPapers: issued.map(({ document }) => document.supplier),
    ofVouchers: vouchers.map(({ supplier }) => supplier),
  }
  const filer = chooseFiler(suppliers, present, month, choice)
  const isOf = (each: { gstin: string }) => each.gstin === filer.gstin
  const papers = issued.filter(({ document }) => isOf(document.supplier))
  const financial = (await ofAll(selectFinancialNotes)).filter(isOf)
  return {
    filer,
    papers,
    documents: papers.map(registered),
    leftOut: (await ofAll(selectNumberedTests)).filter(isOf),
    vouchers: vouchers.filter(({ supplier }) => isOf(supplier)),
    settledBy: (suppliers.ofPapers.at(-1) ?? suppliers.ofVouchers.at(-1) ?? filer).gstin,
    roundOff: await selectRoundOff(db, month, filer.gstin),
    notes: [
      ...(isOf(present) ? [] : [copy.formerFiler(filer.gstin, present.gstin)]),
      ...(financial.length > 0 ? [copy.financialNotes(financial.map(({ number }) => number))] : []),
    ],
  }
}

/** The filer of a GSTIN, or the only one. That of today has its name of today: a firm may change it and keep its GSTIN. */
function chooseFiler(
  { ofPapers, ofVouchers }: Record<'ofPapers' | 'ofVouchers', readonly Filer[]>,
  present: Filer,
  month: string,
  { gstin, byVouchers }: Choice,
): Filer {
  const filers = new Map<string, Filer>([...ofPapers, ...ofVouchers].map((supplier) => [supplier.gstin, supplier]))
  const gstins = [...filers.keys()]
  const deciding = byVouchers ? gstins : [...new Set(ofPapers.map((supplier) => supplier.gstin))]
  if (gstin === undefined && deciding.length > 1) throw new Failure('bad_input', copy.twoFilers(month, deciding))
  const chosen = gstin ?? deciding[0] ?? ofVouchers.at(-1)?.gstin ?? present.gstin
  const filer = filers.get(chosen)
  if (chosen === present.gstin) return filer ? { ...filer, legalName: present.legalName } : present
  if (!filer) throw new Failure('bad_input', copy.noFiler(month, chosen, gstins.length > 0 ? gstins : [present.gstin]))
  return filer
}

function registered({ document, invoice }: IssuedPaper): RegisteredDocument {
  const delivery = deliveryOf(document)
  const { number, issuedAt, placeOfSupply, order, recipient, totals } = document
  const isNote = 'against' in document
  return {
    kind: isNote ? 'credit_note' : document.kind === 'bill_of_supply' ? 'bill_of_supply' : 'invoice',
    number,
    issuedAt,
    pos: placeOfSupply.stateCode,
    buyerGstin: document.buyer?.gstin ?? null,
    lines: document.lines.map((line, index) => {
      const named = { position: line.position ?? index + 1, description: line.description }
      const { hsnCode, unit, quantity, gstRate, taxable, cgst, sgst, igst, roundOff = 0, total } = line
      const amounts = { taxable, cgst, sgst, igst, roundOff, total }
      return {
        hsn: hsnCode,
        uqc: unit,
        qty: quantity,
        rate: gstRate,
        ...amounts,
        delivery: line === delivery,
        ...named,
      }
    }),
    total: totals.total,
    ...(invoice && { against: { issuedAt: invoice.issuedAt, total: invoice.totals.total } }),
    order: order.number,
    buyer: document.buyer?.legalName ?? recipient.name,
    paidBy: order.paymentMethod,
    credited: isNote ? document.against.number : null,
  }
}
