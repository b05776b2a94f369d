import type { Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { sealAnew } from '../platform/office-key.ts'
import type { Shop } from '../platform/shop.ts'
import { lockSettings, replaceSealed, selectSealed } from '../settings/settings-queries.ts'
import { purpose } from '../settings/stored-setting.ts'
import { totpPlace } from '../staff/sign-in/second-factor.ts'
import { lockTotpSecrets, setFactors } from '../staff/staff-queries.ts'

/**
 * Seals by the new key what the former one sealed: all settings that ever held, and the apps of the staff. Nobody seals anything else
 * until the transaction ends. Gives how many there were.
 */
export async function sealSecretsAnew(tx: Transaction<Database>, { config }: Pick<Shop, 'config'>): Promise<number> {
  await lockSettings(tx)
  let count = 0
  for (const { key, version, sealed } of await selectSealed(tx)) {
    const anew = sealed && sealAnew(config, purpose(key), sealed)
    if (!anew) continue
    await replaceSealed(tx, { key, version, sealed: anew })
    count += 1
  }
  for (const { id, totp_secret } of await lockTotpSecrets(tx)) {
    const anew = sealAnew(config, totpPlace(id), totp_secret)
    if (!anew) continue
    await setFactors(tx, id, { totp_secret: anew })
    count += 1
  }
  return count
}
