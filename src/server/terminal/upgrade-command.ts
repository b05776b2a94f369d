import { upgradeCopy as copy } from '../../shared/copy/upgrade.ts'
import { bringUpToDate, checkUpgrade, type Upgrade } from '../operations/upgrade/bring-up-to-date.ts'
import { findPendingMigrations } from '../platform/db/migrate.ts'
import { programVersion } from '../platform/version.ts'
import { readOptions } from './read-options.ts'
import { untilStopped } from './told-to-stop.ts'

/**
 * `upgrade`: brings the database up to date for this version, after it was tried on a copy. `--check` tries only, and leaves
 * the shop as it is. Gives what to print; throws StartFailure with why it does not go.
 */
export function upgradeCommand(upgrade: Upgrade, given: string[]): Promise<string> {
  const { values } = readOptions(given, { check: { type: 'boolean' } }, 0)
  return untilStopped(async (signal) => {
    if (values.check) {
      const steps = await checkUpgrade({ ...upgrade, signal })
      if (steps === null) return copy.empty
      return steps === 0 ? copy.nothing(programVersion) : copy.wouldDo(programVersion)
    }
    const last = (await bringUpToDate({ ...upgrade, signal })).at(-1)
    return last ? copy.done(programVersion, last) : copy.nothing(programVersion)
  })
}

/** `version`: of this program, and whether the database is one of it. */
export async function versionCommand(owner: Upgrade['owner'], given: string[]): Promise<string> {
  readOptions(given, {}, 0)
  const { pending } = await findPendingMigrations(owner)
  return `${copy.program(programVersion)}\n${copy.database(pending.length)}`
}
