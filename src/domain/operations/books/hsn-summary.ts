import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { halfTax, wholeTax } from '../../catalogue/tax/row-tax.ts'
import { byKey, sum } from './group-rows.ts'
import { countedLines, type ReturnDocument, signOf } from './return-document.ts'

/** Goods sold of an HSN code in a unit at a rate, less those that came back; amounts in rupees. */
interface HsnRow {
  num: number
  hsn_sc: string
  desc: string
  uqc: string
  qty: number
  rt: number
  txval: number
  iamt: number
  samt: number
  camt: number
  csamt: 0
}

/** Table 12 of GSTR-1: to firms and to consumers apart. */
export interface HsnTable {
  hsn_b2b?: HsnRow[]
  hsn_b2c?: HsnRow[]
}

/** Sums up the documents of a month by HSN code, unit and rate; rows that come to nothing are left out. */
export function hsnTable(
  documents: readonly ReturnDocument[],
  home: string,
  describeHsn: (code: string) => string,
): HsnTable {
  const rows = (isFirm: boolean) =>
    rowsOf(
      documents.filter(({ buyerGstin }) => (buyerGstin !== null) === isFirm),
      home,
      describeHsn,
    )
  const [hsn_b2b, hsn_b2c] = [rows(true), rows(false)]
  return { ...(hsn_b2b.length > 0 && { hsn_b2b }), ...(hsn_b2c.length > 0 && { hsn_b2c }) }
}

function rowsOf(documents: readonly ReturnDocument[], home: string, describeHsn: (code: string) => string): HsnRow[] {
  const lines = documents.flatMap((document) =>
    countedLines(document).map((line) => ({ ...line, isHome: document.pos === home, sign: signOf(document) })),
  )
  const keyed = byKey(
    lines,
    ({ hsn, uqc, rate }) => `${hsn} ${uqc} ${String(rate).padStart(6, '0')}`,
    (_, ofRow) => {
      const taxable = (isHome: boolean) =>
        sum(ofRow.filter((line) => line.isHome === isHome).map((line) => line.sign * line.taxable))
      const [within, across] = [taxable(true), taxable(false)]
      const { hsn, uqc, rate } = ofRow[0] as (typeof ofRow)[0]
      const half = rupeesFromPaise(halfTax(within, rate))
      return {
        hsn_sc: hsn,
        desc: describeHsn(hsn),
        uqc,
        qty: sum(ofRow.map((line) => line.sign * line.qty)),
        rt: rate,
        txval: rupeesFromPaise(within + across),
        iamt: rupeesFromPaise(wholeTax(across, rate)),
        samt: half,
        camt: half,
        csamt: 0 as const,
      }
    },
  )
  return keyed
    .filter(({ qty, txval, iamt, camt }) => qty !== 0 || txval !== 0 || iamt !== 0 || camt !== 0)
    .map((row, index) => ({ num: index + 1, ...row }))
}
