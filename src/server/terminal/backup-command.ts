import path from 'node:path'
import { backupCopy as copy } from '../../shared/copy/backup.ts'
import { provedCounts } from '../operations/backup/proved-counts.ts'
import { runBackup, runProof } from '../operations/backup/run-backup.ts'
import type { Target } from '../platform/db/connect.ts'
import type { Shop } from '../platform/shop.ts'
import { readOptions } from './read-options.ts'
import { untilStopped } from './told-to-stop.ts'
import { UsageFailure } from './usage.ts'

const options = {
  to: { type: 'string' },
  prove: { type: 'boolean' },
  entry: { type: 'string' },
  unsealed: { type: 'boolean' },
} as const

/**
 * `backup [--to FOLDER]`: the whole shop in one file; gives its path. `--prove`: restored beside, audited and compared, then
 * `proven`. `--prove <file>`: the same with a backup that is there already; with `--unsealed` one without encryption although BACKUP_KEY
 * is set. `--entry` names what the list of backups waits for.
 */
export async function backupCommand(shop: Shop, target: Target, given: string[]): Promise<string> {
  const { values, words } = readOptions(given, options, 1)
  const { to, prove = false, entry, unsealed = false } = values
  if (words[0] !== undefined && (!prove || to !== undefined)) {
    throw new UsageFailure(`${words[0]} is one word too many.`)
  }
  if (unsealed && words[0] === undefined) throw new UsageFailure('--unsealed belongs to a file: backup --prove <file>.')
  return untilStopped(async (signal) => {
    if (words[0] !== undefined) {
      const reader = unsealed ? { ...shop, config: { ...shop.config, backupKey: null } } : shop
      return proved(await runProof(reader, target, { file: asTyped(words[0]), signal }))
    }
    const folder = to === undefined ? undefined : asTyped(to)
    const taken = await runBackup(shop, target, { folder, prove, id: entry, signal })
    return prove ? `${taken.file}\n${proved(taken.counts)}` : taken.file
  })
}

function proved(counts: Parameters<typeof provedCounts>[0]): string {
  return `${provedCounts(counts)}\n${copy.proven}`
}

/** npm goes to the project's folder; what is typed is named from where the owner stands. */
function asTyped(place: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', place)
}
