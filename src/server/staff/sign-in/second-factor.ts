import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/schema.ts'
import { unseal } from '../../platform/office-key.ts'
import type { Shop } from '../../platform/shop.ts'
import { takeRecoveryCode } from '../recovery-code-queries.ts'
import { type StaffRow, takeTotpStep } from '../staff-queries.ts'
import { matchTotp } from '../totp.ts'

/** The kind of code that was shown as second factor. */
export type ShownCode = 'totp' | 'recovery'

/**
 * Takes what somebody typed as their second factor: a code of the app, or a recovery code. Each is good once, however many
 * come with it at the same moment. Undefined where it is neither.
 */
export async function takeSecondFactor(
  db: Kysely<Database>,
  shop: Pick<Shop, 'config' | 'clock'>,
  person: Pick<StaffRow, 'id' | 'totp_secret'>,
  typed: string,
): Promise<ShownCode | undefined> {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  const now = shop.clock()
  if (!/^\d{6}$/.test(code)) {
    return (await takeRecoveryCode(db, person.id, recoveryHash(code), now)) ? 'recovery' : undefined
  }
  const secret = totpSecret(shop.config, person)
  const step = secret && matchTotp(secret, code, now)
  return step !== undefined && (await takeTotpStep(db, person.id, step)) ? 'totp' : undefined
}

/** The secret of a person's app; undefined where there is none, or this shop's key does not open it. */
function totpSecret(config: Config, { id, totp_secret }: Pick<StaffRow, 'id' | 'totp_secret'>): Buffer | undefined {
  const opened = totp_secret === null ? undefined : unseal(config, totpPlace(id), totp_secret)
  return opened === undefined ? undefined : Buffer.from(opened, 'base64url')
}

/** Returns the purpose that the secret of a person's app is sealed for. */
export function totpPlace(staffId: string): string {
  return `staff-totp:${staffId}`
}

/** Returns the stored form of a recovery code. It has 118 random bits, so that no slow hash is needed (OWASP ASVS 5.0, 6.5.2). */
export function recoveryHash(code: string): Buffer {
  return createHash('sha256').update(`staff-recovery:${code}`).digest()
}
