import * as z from 'zod/mini'
import { callProvider, type ProviderAccount, type WireOptions } from './provider-wire.ts'
import { collectionOf } from './razorpay-entities.ts'

/** Rows that the provider gives at once. */
const MOST = 1000

/** Reads all rows of the settlements of a day, 'YYYY-MM-DD', of an account. Throws ProviderRefused or ProviderAway. */
export async function settledRowsOf(day: string, account: ProviderAccount, options: WireOptions): Promise<unknown[]> {
  const [year = '', month = '', ofMonth = ''] = day.split('-')
  const rows: unknown[] = []
  for (;;) {
    const asked = new URLSearchParams({ year, month, day: ofMonth, count: String(MOST), skip: String(rows.length) })
    const path = `/v1/settlements/recon/combined?${asked}`
    const { items } = await callProvider(account, { method: 'GET', path }, collectionOf(z.unknown()), options)
    rows.push(...items)
    if (items.length < MOST) return rows
  }
}
