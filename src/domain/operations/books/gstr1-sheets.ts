import { paiseFromRupees, rupeesFromPaise } from '../../../shared/money/money.ts'
import { sum } from './group-rows.ts'
import type { Gstr1 } from './gstr1.ts'

/** A table of the return as the Returns Offline Tool imports it: the headers are its own words (template V2.2). */
export interface Gstr1Sheet {
  /** The tool's name of the sheet. */
  name: string
  head: readonly string[]
  /** Texts, and amounts in rupees. */
  rows: (string | number)[][]
}

/** Places and units as the offline tool writes them. */
export interface ToolWords {
  /** Such as 32-Kerala. */
  placeOf: (code: string) => string
  /** Such as NOS-NUMBERS. */
  unitOf: (code: string) => string
}

const toEachRate = ['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'] as const
const heads = {
  'b2b,sez,de': [
    ...[
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Invoice Number',
      'Invoice date',
      'Invoice Value',
      'Place Of Supply',
    ],
    ...[
      'Reverse Charge',
      'Applicable % of Tax Rate',
      'Invoice Type',
      'E-Commerce GSTIN',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
  ],
  b2cl: ['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', ...toEachRate, 'E-Commerce GSTIN'],
  // of CSV: the tool's sheet has the third and fourth the other way round
  b2cs: [
    ...['Type', 'Place Of Supply', 'Rate', 'Applicable % of Tax Rate', 'Taxable Value', 'Cess Amount'],
    'E-Commerce GSTIN',
  ],
  cdnr: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply'],
    ...['Reverse Charge', 'Note Supply Type', 'Note Value', ...toEachRate],
  ],
  cdnur: ['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value', ...toEachRate],
  exemp: [
    ...['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)', 'Non-GST Supplies'],
  ],
  hsn: [
    ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value', 'Integrated Tax Amount'],
    ...['Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
  ],
  docs: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
} as const

const supplies = {
  INTRB2B: 'Inter-State supplies to registered persons',
  INTRAB2B: 'Intra-State supplies to registered persons',
  INTRB2C: 'Inter-State supplies to unregistered persons',
  INTRAB2C: 'Intra-State supplies to unregistered persons',
} as const

/** A document as the return has it. */
interface ReturnedDocument {
  inum?: string
  idt?: string
  nt_num?: string
  nt_dt?: string
  val: number
  pos?: string
  itms: { itm_det: { txval: number; rt: number; csamt?: number } }[]
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Lists a return as the tables of the offline tool, those with rows alone. */
export function gstr1Sheets(gstr1: Gstr1, words: ToolWords): Gstr1Sheet[] {
  const { cdnr = [], cdnur = [] } = gstr1
  const notes = [
    sheet(
      'cdnr',
      cdnr.flatMap(({ ctin, nt }) => nt.flatMap((note) => registeredNote(ctin, note as ReturnedDocument, words))),
    ),
    sheet(
      'cdnur',
      cdnur.flatMap((note) => largeNote(note as ReturnedDocument, words)),
    ),
  ]
  return [...salesSheets(gstr1, words), ...notes, ...summarySheets(gstr1, words)].filter(({ rows }) => rows.length > 0)
}

type Rows = (string | number)[][]

function salesSheets({ b2b = [], b2cl = [], b2cs = [] }: Gstr1, words: ToolWords): Gstr1Sheet[] {
  const firms = b2b.flatMap(({ ctin, inv }) => inv.flatMap((each) => registered(ctin, each as ReturnedDocument, words)))
  const large = b2cl.flatMap(({ pos, inv }) =>
    inv.flatMap((each) => largeInvoice(pos, each as ReturnedDocument, words)),
  )
  return [
    sheet('b2b,sez,de', firms),
    sheet('b2cl', large),
    sheet(
      'b2cs',
      b2cs.map(({ pos, rt, txval, csamt }) => ['OE', words.placeOf(pos), rt, '', txval, csamt, '']),
    ),
  ]
}

function registered(ctin: string, document: ReturnedDocument, { placeOf }: ToolWords): Rows {
  const { inum = '', idt, val, pos = '' } = document
  return byRate(document, (rt, txval, cess) => [
    ...[ctin, '', inum, dateOf(idt), val, placeOf(pos), 'N', '', 'Regular B2B', '', rt, txval, cess],
  ])
}

function largeInvoice(pos: string, document: ReturnedDocument, { placeOf }: ToolWords): Rows {
  const { inum = '', idt, val } = document
  return byRate(document, (rt, txval, cess) => [inum, dateOf(idt), val, placeOf(pos), '', rt, txval, cess, ''])
}

function registeredNote(ctin: string, document: ReturnedDocument, { placeOf }: ToolWords): Rows {
  const { nt_num = '', nt_dt, val, pos = '' } = document
  return byRate(document, (rt, txval, cess) => [
    ...[ctin, '', nt_num, dateOf(nt_dt), 'C', placeOf(pos), 'N', 'Regular B2B', val, '', rt, txval, cess],
  ])
}

function largeNote(document: ReturnedDocument, { placeOf }: ToolWords): Rows {
  const { nt_num = '', nt_dt, val, pos = '' } = document
  return byRate(document, (rt, txval, cess) => [
    ...['B2CL', nt_num, dateOf(nt_dt), 'C', placeOf(pos), val, '', rt, txval, cess],
  ])
}

function summarySheets({ nil, hsn, doc_issue }: Gstr1, { unitOf }: ToolWords): Gstr1Sheet[] {
  const goods = (rows: NonNullable<Gstr1['hsn']>['hsn_b2b'] = []): Rows =>
    rows.map(({ hsn_sc, desc, uqc, qty, rt, txval, iamt, camt, samt, csamt }) => [
      ...[hsn_sc, desc.trim(), unitOf(uqc), qty, total([txval, iamt, camt, samt]), rt, txval, iamt, camt, samt, csamt],
    ])
  const exempt = (nil?.inv ?? []).map(({ sply_ty, nil_amt, expt_amt, ngsup_amt }) => [
    ...[supplies[sply_ty], nil_amt, expt_amt, ngsup_amt],
  ])
  const numbers = (doc_issue?.doc_det ?? []).flatMap(({ doc_typ, docs }) =>
    docs.map(({ from, to, totnum, cancel }) => [doc_typ, from, to, totnum, cancel]),
  )
  return [
    sheet('exemp', exempt),
    { ...sheet('hsn', goods(hsn?.hsn_b2b)), name: 'hsn(b2b)' },
    { ...sheet('hsn', goods(hsn?.hsn_b2c)), name: 'hsn(b2c)' },
    sheet('docs', numbers),
  ]
}

const sheet = (name: keyof typeof heads, rows: Rows): Gstr1Sheet => ({ name, head: heads[name], rows })

function byRate(
  { itms }: ReturnedDocument,
  make: (rate: number, taxable: number, cess: number | string) => (string | number)[],
): Rows {
  return itms.map(({ itm_det: { rt, txval, csamt } }) => make(rt, txval, csamt ?? ''))
}

/** A date as text: 05-Oct-2026 of 05-10-2026. */
function dateOf(date = ''): string {
  const [day = '', month = '', year = ''] = date.split('-')
  return `${day}-${months[Number(month) - 1] ?? ''}-${year}`
}

const total = (amounts: readonly number[]) => rupeesFromPaise(sum(amounts.map(paiseFromRupees)))
