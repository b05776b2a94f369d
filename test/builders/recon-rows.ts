/** A row of the payment provider's settlement recon, by the names of its call; amounts in paise. */
export type ReconRow = Record<string, string | number | boolean | null>

/** Rows of one settlement, `setl_<serial>`, which has a UTR of its own. */
export class ReconRows {
  readonly serial: string
  readonly utr: string
  constructor(serial: string) {
    this.serial = serial
    this.utr = `HDFCR5202610${serial.padStart(8, '0')}`
  }

  /** A payment of ₹1,900: 2 % and 18 % on it are kept back. */
  payment(id: string, change: ReconRow = {}): ReconRow {
    return {
      ...{ entity_id: id, type: 'payment', debit: 0, credit: 185_516, amount: 190_000, currency: 'INR' },
      ...{ fee: 4_484, tax: 684, on_hold: false, settled: true, created_at: 1_791_180_000, settled_at: 1_791_360_000 },
      ...{ settlement_id: `setl_${this.serial}`, settlement_utr: this.utr, payment_id: null, order_id: null },
      ...{ order_receipt: null, method: 'upi', dispute_id: null, description: null },
      ...change,
    }
  }

  refund(id: string, of: string, change: ReconRow = {}): ReconRow {
    const back = { type: 'refund', debit: 190_000, credit: 0, fee: 0, tax: 0, payment_id: of }
    return this.payment(id, { ...back, ...change })
  }

  adjustment(change: ReconRow = {}): ReconRow {
    const added = { type: 'adjustment', amount: 1012, credit: 1012, fee: 0, tax: 0, settlement_utr: null }
    return this.payment(`adj_${this.serial}`, { ...added, ...change })
  }
}

/** The answer of the provider's call. */
export function reconJson(rows: readonly ReconRow[]): string {
  return JSON.stringify({ entity: 'collection', count: rows.length, items: rows })
}

/** The same columns as a table, in paise. */
export function reconTable(rows: readonly ReconRow[]): string {
  const cells = rows.map((row) => Object.values(row).map((value) => value ?? ''))
  return [Object.keys(rows[0] ?? {}), ...cells].map((row) => `${row.join(',')}\n`).join('')
}

const dashboardHead =
  'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,payment_method,entity_created_at,' +
  'order_receipt,dispute_id,settlement_id,settled_at,settlement_utr\r\n'

/** The report of the provider's dashboard: in rupees, and its fee is without the tax. */
export function reconReport(rows: readonly ReconRow[]): string {
  const rupees = (value: unknown) => (Number(value) / 100).toFixed(2)
  const lines = rows.map((row) => [
    ...[row.type, row.entity_id, rupees(row.amount), 'INR', rupees(Number(row.fee) - Number(row.tax)), rupees(row.tax)],
    ...[rupees(row.debit), rupees(row.credit), row.method, '2026-10-05T11:30:00', '', '', row.settlement_id],
    ...['2026-10-07T11:30:00', row.settlement_utr ?? ''],
  ])
  return dashboardHead + lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}
