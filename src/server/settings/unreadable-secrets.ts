import type { Kysely } from 'kysely'
import { isSettingKey } from '../../shared/settings/settings.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/schema.ts'
import { selectPresent } from './settings-queries.ts'
import { fromColumns } from './stored-setting.ts'

/** The keys of sealed settings that the key file of this DATA_DIR does not open. */
export async function unreadableSecrets(
  config: Pick<Config, 'dataDir'>,
  db: Kysely<Database>,
  now: Date,
): Promise<string[]> {
  const sealed = (await selectPresent(db, now)).filter((row) => row.sealed !== null)
  return sealed
    .filter((row) => isSettingKey(row.key) && fromColumns(config, row, row.key).value === undefined)
    .map(({ key }) => key)
}
