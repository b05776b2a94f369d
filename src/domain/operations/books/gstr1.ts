import { indianDay, indianMonth } from '../../../shared/india-time.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import { halfTax, wholeTax } from '../../catalogue/tax/row-tax.ts'
import { type DocumentTable, documentTable, type LeftOutPaper, type NumberedPaper } from './document-table.ts'
import { byKey, sum } from './group-rows.ts'
import { type HsnTable, hsnTable } from './hsn-summary.ts'
import { type ReturnDocument, signOf } from './return-document.ts'

/** Tax of a row in rupees: central and state tax within the state, integrated tax out of it. */
type RowTax = { camt: number; samt: number } | { iamt: number }

/** Part of a document at one rate, amounts in rupees. */
interface RateItem {
  /** Rate × 100 + 1. */
  num: number
  itm_det: { txval: number; rt: number } & RowTax & { csamt?: 0 }
}

interface ConsumerRow {
  sply_ty: 'INTRA' | 'INTER'
  rt: number
  typ: 'OE'
  pos: string
  txval: number
}

/** INTR is between states, INTRA within one. */
type ExemptType = 'INTRB2B' | 'INTRAB2B' | 'INTRB2C' | 'INTRAB2C'

/**
 * A month's outward supplies, as the Returns Offline Tool V3.2.4 writes and takes them: its keys in its order, amounts in rupees,
 * sections without rows left out.
 */
export interface Gstr1 {
  gstin: string
  /** MMYYYY. */
  fp: string
  version: 'GST3.2.4'
  hash: 'hash'
  /** Table 4: invoices to a GSTIN, one by one. */
  b2b?: { ctin: string; inv: object[] }[]
  /** Table 5: invoices to consumers in another state above the limit. */
  b2cl?: { pos: string; inv: object[] }[]
  /** Table 7: all other sales to consumers by place and rate, less what came back. */
  b2cs?: (ConsumerRow & RowTax & { csamt: 0 })[]
  /** Table 8: exempt goods. */
  nil?: { inv: { sply_ty: ExemptType; expt_amt: number; nil_amt: 0; ngsup_amt: 0 }[] }
  /** Table 9B: credit notes to a GSTIN. */
  cdnr?: { ctin: string; nt: object[] }[]
  /** Table 9B: credit notes for invoices of Table 5. */
  cdnur?: object[]
  /** Table 13. */
  doc_issue?: DocumentTable
  /** Table 12. */
  hsn?: HsnTable
}

/** Filer, month and the tool's words for HSN codes. */
export interface ReturnOf {
  gstin: string
  /** Code of the state that the documents' supplier is in, two digits. */
  home: string
  /** 'YYYY-MM'; of a quarter its last. */
  month: string
  /** All months of a quarter; left out: the month alone. */
  months?: readonly string[]
  /** Official words by exact code. */
  describeHsn: (code: string) => string
  /** Papers of the month that no table counts but whose numbers were taken. */
  leftOut?: readonly LeftOutPaper[]
  /** Receipt and refund vouchers of the month: Table 13 alone counts them, for there is no tax on an advance for goods. */
  vouchers?: readonly NumberedPaper[]
}

/** Invoices of a month up to July 2024 were large above ₹2,50,000 (Notif. 12/2024-CT). */
const largeFrom = { before: 250_000_00, since: 100_000_00, month: '2024-08' } as const

/**
 * Draws up GSTR-1 of a month or a quarter from frozen documents; those of other months (Indian time) are left out. The tax of a row is derived
 * from its taxable value, as the portal does, so that it may differ by paise from the sum of the documents.
 */
export function drawUpGstr1(documents: readonly ReturnDocument[], of: ReturnOf): Gstr1 {
  const { gstin, home, month, months = [month], describeHsn, leftOut = [], vouchers = [] } = of
  const ofMonth = documents.filter(({ issuedAt }) => months.includes(indianMonth(issuedAt)))
  const registered = ofMonth.filter(({ buyerGstin }) => buyerGstin !== null)
  const consumers = ofMonth.filter(({ buyerGstin }) => buyerGstin === null)
  const large = consumers.filter((document) => isLarge(document, home))
  const small = consumers.filter((document) => !isLarge(document, home))
  const [year = '', digits = ''] = month.split('-')
  return withoutEmpty({
    gstin,
    fp: digits + year,
    version: 'GST3.2.4',
    hash: 'hash',
    b2b: byKey(
      registered.filter(isSale),
      ({ buyerGstin }) => buyerGstin ?? '',
      (ctin, sales) => ({
        ctin,
        inv: sales.flatMap((sale) => registeredInvoice(sale, home)),
      }),
    ).filter(({ inv }) => inv.length > 0),
    b2cl: byKey(
      large.filter(isSale),
      ({ pos }) => pos,
      (pos, sales) => ({
        pos,
        inv: sales.flatMap((sale) => largeInvoice(sale, home)),
      }),
    ).filter(({ inv }) => inv.length > 0),
    b2cs: consumerRows(small, home),
    nil: { inv: exemptRows(ofMonth, home) },
    cdnr: byKey(
      registered.filter(isNote),
      ({ buyerGstin }) => buyerGstin ?? '',
      (ctin, notes) => ({
        ctin,
        nt: notes.flatMap((note) => registeredNote(note, home)),
      }),
    ).filter(({ nt }) => nt.length > 0),
    cdnur: large.filter(isNote).flatMap((note) => largeNote(note, home)),
    doc_issue: documentTable([...ofMonth, ...vouchers], leftOut),
    hsn: hsnTable(ofMonth, home, describeHsn),
  })
}

const isNote = (document: ReturnDocument) => signOf(document) < 0
const isSale = (document: ReturnDocument) => !isNote(document)

/** Tells whether a consumer's document is of Table 5 or its notes: of an invoice to another state above the limit, strictly. */
function isLarge({ pos, issuedAt, total, against }: ReturnDocument, home: string): boolean {
  const invoice = against ?? { issuedAt, total }
  const limit = indianDay(invoice.issuedAt) < largeFrom.month ? largeFrom.before : largeFrom.since
  return pos !== home && invoice.total > limit
}

function registeredInvoice(document: ReturnDocument, home: string): object[] {
  const itms = rateItems(document, home)
  if (itms.length === 0) return []
  const { number, pos } = document
  return [{ inum: number, ...dated('idt', document), pos, rchrg: 'N', inv_typ: 'R', itms }]
}

function largeInvoice(document: ReturnDocument, home: string): object[] {
  const itms = rateItems(document, home).map(({ num, itm_det: { csamt: _, ...itm_det } }) => ({ num, itm_det }))
  return itms.length === 0 ? [] : [{ inum: document.number, ...dated('idt', document), itms }]
}

function registeredNote(document: ReturnDocument, home: string): object[] {
  const itms = rateItems(document, home)
  if (itms.length === 0) return []
  const { number, pos } = document
  return [{ nt_num: number, ...noted(document), pos, rchrg: 'N', inv_typ: 'R', itms }]
}

function largeNote(document: ReturnDocument, home: string): object[] {
  const itms = rateItems(document, home)
  const { number, pos } = document
  return itms.length === 0 ? [] : [{ nt_num: number, ...noted(document), typ: 'B2CL', pos, itms }]
}

function noted(document: ReturnDocument) {
  const { nt_dt, val } = dated('nt_dt', document)
  return { nt_dt, ntty: 'C', val }
}

function dated<Key extends string>(key: Key, { issuedAt, total }: ReturnDocument) {
  const [year, month, day] = indianDay(issuedAt).split('-')
  return { [key]: `${day}-${month}-${year}`, val: rupeesFromPaise(total) } as { [K in Key]: string } & { val: number }
}

/** A document's taxed value by rate; what is exempt is of Table 8. */
function rateItems({ lines, pos }: ReturnDocument, home: string): RateItem[] {
  const taxed = lines.filter(({ rate }) => rate > 0)
  return byKey(
    taxed,
    ({ rate }) => rate,
    (rt, ofRate) => {
      const taxable = sum(ofRate.map((line) => line.taxable))
      const itm_det = { txval: rupeesFromPaise(taxable), rt, ...taxOf(taxable, rt, pos === home), csamt: 0 as const }
      return { num: Math.round(rt * 100) + 1, itm_det }
    },
  )
}

function consumerRows(documents: readonly ReturnDocument[], home: string): NonNullable<Gstr1['b2cs']> {
  const lines = documents.flatMap((document) =>
    document.lines
      .filter(({ rate }) => rate > 0)
      .map((line) => ({ ...line, pos: document.pos, sign: signOf(document) })),
  )
  return byKey(
    lines,
    ({ pos }) => pos,
    (pos, ofPlace) =>
      byKey(
        ofPlace,
        ({ rate }) => rate,
        (rt, ofRate) => {
          const taxable = sum(ofRate.map((line) => line.sign * line.taxable))
          const isHome = pos === home
          const row: ConsumerRow = {
            sply_ty: isHome ? 'INTRA' : 'INTER',
            rt,
            typ: 'OE',
            pos,
            txval: rupeesFromPaise(taxable),
          }
          return { ...row, ...taxOf(taxable, rt, isHome), csamt: 0 as const }
        },
      ),
  )
    .flat()
    .filter(({ txval }) => txval !== 0)
}

const exemptTypes: readonly ExemptType[] = ['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C']

function exemptRows(documents: readonly ReturnDocument[], home: string) {
  return exemptTypes.flatMap((sply_ty) => {
    const ofType = documents.filter(
      ({ pos, buyerGstin }) => sply_ty === `${pos === home ? 'INTRA' : 'INTR'}${buyerGstin === null ? 'B2C' : 'B2B'}`,
    )
    const value = sum(
      ofType.flatMap((document) =>
        document.lines.filter(({ rate }) => rate === 0).map(({ taxable }) => signOf(document) * taxable),
      ),
    )
    return value === 0
      ? []
      : [{ sply_ty, expt_amt: rupeesFromPaise(value), nil_amt: 0 as const, ngsup_amt: 0 as const }]
  })
}

/** Tax of a taxable value in paise, derived as the portal does: each head rounded half up to the paisa; in rupees. */
function taxOf(taxable: Paise, rate: number, isHome: boolean): RowTax {
  if (!isHome) return { iamt: rupeesFromPaise(wholeTax(taxable, rate)) }
  const half = rupeesFromPaise(halfTax(taxable, rate))
  return { camt: half, samt: half }
}

/** Leaves out sections without rows. */
function withoutEmpty(gstr1: Gstr1): Gstr1 {
  return Object.fromEntries(Object.entries(gstr1).filter(([, section]) => !isEmpty(section))) as unknown as Gstr1
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isEmpty)
}
