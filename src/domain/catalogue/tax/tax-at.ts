import type { Taxed } from './rate-by-value.ts'

/** Another code, rate or both, from a moment on. */
export interface TaxChange {
  /** ISO 8601, or as PostgreSQL writes a moment into JSON. */
  from: string
  /** Null: the code stays. */
  hsnCode: string | null
  gstRate: number
}

/** Code and rate of goods at a moment: what they are entered with, and every change whose day has come since. `changes` in order. */
export function taxAt({ hsnCode, gstRate }: Taxed, changes: readonly TaxChange[], moment: Date): Taxed {
  return changes
    .filter(({ from }) => new Date(from) <= moment)
    .reduce((held, change) => ({ hsnCode: change.hsnCode ?? held.hsnCode, gstRate: change.gstRate }), {
      hsnCode,
      gstRate,
    })
}
