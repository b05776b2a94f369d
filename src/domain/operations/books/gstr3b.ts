import { type Paise, paiseFromRupees } from '../../../shared/money/money.ts'
import { isUin } from '../../catalogue/tax/gstin.ts'
import { byKey, sum } from './group-rows.ts'
import type { Gstr1 } from './gstr1.ts'

/** A value and its tax by heads, in paise. */
interface TaxedValue {
  taxable: Paise
  igst: Paise
  cgst: Paise
  sgst: Paise
}

/** A row of table 3.2: what buyers of one kind bought in another state. A body with a UIN is in table 4 of GSTR-1. */
interface InterStateSupply {
  to: 'unregistered' | 'uin'
  /** State of supply, two digits. */
  pos: string
  taxable: Paise
  igst: Paise
}

/** Outward supplies of a month as GSTR-3B has them, in paise: credit notes are taken off, so that an amount may be below nothing. */
export interface Gstr3b {
  /** Table 3.1(a): taxable supplies. */
  outward: TaxedValue
  /** Table 3.1(c): nil rated and exempt supplies. */
  exempt: Paise
  /** Table 3.2: part of 3.1(a) that went to unregistered persons and UIN holders in other states, by the state of supply. */
  interState: InterStateSupply[]
}

/**
 * Adds up a month's GSTR-1 for GSTR-3B: the portal fills these tables from the filed GSTR-1 and lets nobody change them (since July
 * 2025), so that value and tax are its own, to the paisa.
 */
export function gstr3bOf({ b2b = [], b2cl = [], b2cs = [], nil, cdnr = [], cdnur = [] }: Gstr1): Gstr3b {
  const toConsumers = [
    ...b2cl.map(({ pos, inv }) => ({ pos, ...valueIn(inv) })),
    ...b2cs.filter(({ sply_ty }) => sply_ty === 'INTER').map((row) => ({ pos: row.pos, ...valueIn(row) })),
    ...papersAcross(cdnur).map(takenOff),
  ]
  const toBodies = [
    ...papersAcross(b2b.filter(isOfBody).flatMap(({ inv }) => inv)),
    ...papersAcross(cdnr.filter(isOfBody).flatMap(({ nt }) => nt)).map(takenOff),
  ]
  return {
    outward: less(valueIn([b2b, b2cl, b2cs]), valueIn([cdnr, cdnur])),
    exempt: sum((nil?.inv ?? []).map(({ expt_amt }) => paiseFromRupees(expt_amt))),
    interState: [...byState('unregistered', toConsumers), ...byState('uin', toBodies)],
  }
}

/** The value of a paper or a row, and its state of supply. */
type PlacedValue = TaxedValue & { pos: string }

const none: TaxedValue = { taxable: 0, igst: 0, cgst: 0, sgst: 0 }
const taxableOf = ({ taxable }: TaxedValue) => taxable
const igstOf = ({ igst }: TaxedValue) => igst
const isOfBody = ({ ctin }: { ctin: string }) => isUin(ctin)
const takenOff = ({ pos, ...value }: PlacedValue): PlacedValue => ({ pos, ...less(none, value) })

/** The papers among these that have integrated tax. */
function papersAcross(papers: readonly object[]): PlacedValue[] {
  return (papers as { pos: string; itms: { itm_det: object }[] }[])
    .filter(({ itms }) => itms.some(({ itm_det }) => 'iamt' in itm_det))
    .map((paper) => ({ pos: paper.pos, ...valueIn(paper) }))
}

function byState(to: InterStateSupply['to'], values: readonly PlacedValue[]): InterStateSupply[] {
  const states = byKey(
    values,
    ({ pos }) => pos,
    (pos, ofState) => ({ to, pos, taxable: sum(ofState.map(taxableOf)), igst: sum(ofState.map(igstOf)) }),
  )
  return states.filter(({ taxable, igst }) => taxable !== 0 || igst !== 0)
}

function less(of: TaxedValue, off: TaxedValue): TaxedValue {
  return {
    taxable: of.taxable - off.taxable,
    ...{ igst: of.igst - off.igst, cgst: of.cgst - off.cgst, sgst: of.sgst - off.sgst },
  }
}

/** Adds up the taxed rows below a section of the return. */
function valueIn(section: unknown): TaxedValue {
  const under = (key: string) => amountsUnder(section, key)
  return { taxable: under('txval'), igst: under('iamt'), cgst: under('camt'), sgst: under('samt') }
}

function amountsUnder(value: unknown, sought: string): Paise {
  if (typeof value !== 'object' || value === null) return 0
  return sum(
    Object.entries(value).map(([key, each]) =>
      key === sought ? paiseFromRupees(each as number) : amountsUnder(each, sought),
    ),
  )
}
