import { settlementFaults as say } from '../../../shared/copy/settlements.ts'
import type { Paise } from '../../../shared/money/money.ts'
import { type RowReading, readFlag, readId, readMoment, readText } from './read-settlement-cell.ts'
import type { SettlementRow } from './settlement-row.ts'

/** A row of the provider's file: its number there, and its cells by the names of their columns. */
export interface GivenRow {
  row: number
  cells: Readonly<Record<string, unknown>>
}

/** Form of a file: whether its amounts are rupees, and whether its fee is without the tax. */
interface SettlementForm {
  inRupees: boolean
  /** The report of the provider's dashboard has it in a column `fee (exclusive tax)`. */
  feeWithoutTax: boolean
}

/** The provider's names of columns: those of its call, and of its dashboard's report. */
const names = {
  kind: ['type', 'transaction_entity'],
  entityId: ['entity_id'],
  amount: ['amount'],
  fee: ['fee', 'fee (exclusive tax)'],
  tax: ['tax'],
  credit: ['credit'],
  debit: ['debit'],
  settlementId: ['settlement_id'],
  utr: ['settlement_utr'],
  currency: ['currency'],
  settled: ['settled'],
  paymentId: ['payment_id'],
  orderId: ['order_id'],
  orderReceipt: ['order_receipt'],
  method: ['method', 'payment_method'],
  disputeId: ['dispute_id'],
  description: ['description', 'entity_description'],
  createdAt: ['created_at', 'entity_created_at'],
  settledAt: ['settled_at'],
} as const
type Name = keyof typeof names

const needed: readonly Name[] = ['kind', 'entityId', 'amount', 'fee', 'tax', 'credit', 'debit', 'settlementId', 'utr']
const amounts: readonly Name[] = ['amount', 'fee', 'tax', 'credit', 'debit']

/** Returns the columns that a file lacks, by the names of the provider's call. */
export function missingColumns(columns: readonly string[]): string[] {
  return needed.filter((name) => !names[name].some((each) => columns.includes(each))).map((name) => names[name][0])
}

/**
 * Says in what a file's amounts are: the provider's call gives paise, its dashboard rupees. A table with a decimal point among its
 * amounts is in rupees.
 */
export function formOfFile(columns: readonly string[], rows: readonly GivenRow[], isTable: boolean): SettlementForm {
  const feeWithoutTax = !columns.includes('fee') && columns.includes('fee (exclusive tax)')
  const hasPoint = ({ cells }: GivenRow) =>
    amounts.some((name) => /^\d+\.\d+$/.test(String(cellOf(cells, name).value ?? '')))
  return { feeWithoutTax, inRupees: isTable && (feeWithoutTax || rows.some(hasPoint)) }
}

/**
 * Reads a row of the provider's file: the row, null where it is not settled yet, or what is wrong in sentences with row and column.
 */
export function readSettlementRow(given: GivenRow, form: SettlementForm): RowReading<SettlementRow | null> {
  const faults: string[] = []
  const read = <T>(
    name: Name,
    reading: (text: string) => T | { fault: string },
    empty: T | undefined,
  ): T | undefined => {
    const { column, value } = cellOf(given.cells, name)
    const text = asText(value)
    const found = text === '' ? empty : reading(text)
    if (found === undefined) faults.push(say.at(given.row, column, say.missing))
    else if (isFault(found)) faults.push(say.at(given.row, column, found.fault))
    else return found
    return undefined
  }
  const money = (name: Name) => read<Paise>(name, (text) => readAmount(text, form), form.feeWithoutTax ? 0 : undefined)
  const text = (name: Name) => read<string | null>(name, readText, null) ?? null
  const id = (name: Name) => read<string | null>(name, readId, null) ?? null
  const moment = (name: Name) => read<Date | null>(name, readMoment, null) ?? null

  const isSettled = read<boolean>('settled', readFlag, true)
  const settlementId = id('settlementId')
  const entityId = read<string>('entityId', readId, undefined)
  const kind = read<string>(
    'kind',
    (each) => (/^[a-z_.]{1,40}$/.test(each) ? each : { fault: say.kind(each) }),
    undefined,
  )
  read<string>('currency', (each) => (each === 'INR' ? each : { fault: say.currency(each) }), 'INR')
  const [amount = 0, fee = 0, tax = 0, credit = 0, debit = 0] = amounts.map(money)
  const whole = form.feeWithoutTax ? fee + tax : fee
  if (tax > whole) faults.push(say.at(given.row, 'tax', say.taxAboveFee))
  if (credit > 0 && debit > 0) faults.push(say.at(given.row, 'debit', say.bothWays))
  const rest = {
    ...{ utr: text('utr'), paymentId: id('paymentId'), orderId: id('orderId'), orderReceipt: text('orderReceipt') },
    ...{ method: text('method'), disputeId: id('disputeId'), description: text('description') },
    ...{ createdAt: moment('createdAt'), settledAt: moment('settledAt') },
  }
  if (faults.length > 0 || entityId === undefined || kind === undefined) return { faults }
  if (settlementId === null || isSettled === false) return { value: null }
  return { value: { settlementId, entityId, kind, amount, fee: whole, tax, credit, debit, ...rest } }
}

const isFault = (found: unknown): found is { fault: string } =>
  typeof found === 'object' && found !== null && 'fault' in found

function cellOf(cells: Readonly<Record<string, unknown>>, name: Name): { column: string; value: unknown } {
  const column = names[name].find((each) => each in cells) ?? names[name][0]
  return { column, value: cells[column] }
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim()
}

function readAmount(text: string, { inRupees }: SettlementForm): Paise | { fault: string } {
  if (/^(₹|rs|inr)|(₹|rs|inr)$/i.test(text)) return { fault: say.sign(text.slice(0, 60)) }
  const [, rupees = '', paise = ''] = (inRupees ? /^(\d{1,11})(?:\.(\d{1,2}))?$/ : /^(\d{1,13})$/).exec(text) ?? []
  if (rupees === '') return { fault: inRupees ? say.rupees(text.slice(0, 60)) : say.paise(text.slice(0, 60)) }
  return inRupees ? Number(rupees) * 100 + Number(paise.padEnd(2, '0')) : Number(rupees)
}
