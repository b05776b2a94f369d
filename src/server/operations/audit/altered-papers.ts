import type { Kysely } from 'kysely'
import { ask } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'
import { chainRule, invoiceChecks } from './invoice-checks.ts'

/** Most papers that are named. */
const NAMED = 20

/** Numbers of invoices and credit notes that are not as they were issued, twenty at most; none in a shop in order. */
export async function alteredPapers(db: Kysely<Database>): Promise<string[]> {
  const text = invoiceChecks.find(({ rule }) => rule === chainRule)?.faults ?? ''
  const found = await ask<{ what: string }>(db, { text: `${text} LIMIT ${NAMED}` })
  return found.map(({ what }) => what)
}
