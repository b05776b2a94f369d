import type { Kysely } from 'kysely'
import { ask } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'
import { chainRule, invoiceChecks } from './invoice-checks.ts'
import { voucherChainRule, voucherChecks } from './voucher-checks.ts'

/** Most papers that are named of a kind. */
const NAMED = 20

/** Numbers of papers that are not as they were issued, twenty of invoices and credit notes and twenty of vouchers at most. */
export async function alteredPapers(db: Kysely<Database>): Promise<string[]> {
  const numbers: string[] = []
  for (const { rule, faults } of [...invoiceChecks, ...voucherChecks]) {
    if (rule !== chainRule && rule !== voucherChainRule) continue
    const found = await ask<{ what: string }>(db, { text: `${faults} LIMIT ${NAMED}` })
    numbers.push(...found.map(({ what }) => what))
  }
  return numbers
}
