import type { Kysely } from 'kysely'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { replaceRecoveryCodes } from '../recovery-code-queries.ts'
import { recoveryHash } from './second-factor.ts'

/** 24 of 31 letters: 118 bits. */
const codeLength = 24

/** Ten recovery codes in place of the person's former ones, in groups of four: shown once, kept as hashes. */
export async function makeRecoveryCodes(
  tx: Kysely<Database>,
  shop: Pick<Shop, 'newId'>,
  staffId: string,
): Promise<string[]> {
  const codes = Array.from({ length: officeLimits.staffRecoveryCodes }, () => shop.newId().slice(0, codeLength))
  await replaceRecoveryCodes(tx, staffId, codes.map(recoveryHash))
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
}
