import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import { connect } from '../../platform/db/connect.ts'
import { type Embedded, superviseEmbedded } from '../../platform/db/embedded/supervise.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { unreadableSecrets } from '../../settings/unreadable-secrets.ts'
import { auditMoney } from '../audit/audit-money.ts'
import { BackupFailure, NotProven } from './archive/backup-failure.ts'
import type { ReadMember } from './archive/read-archive.ts'
import { filesFolder } from './backup-contents.ts'
import { compareRows } from './compare-rows.ts'
import type { Progress } from './progress.ts'
import { type CheckedBackup, checkBackup } from './read-backup.ts'
import { restoreFile } from './restore-files.ts'
import { restoreRows } from './restore-rows.ts'
import type { BackupShop } from './take-backup.ts'

/** The copy of the shop that a proof makes: thrown away when it is over. */
export interface ShopCopy extends Pick<Embedded, 'owner' | 'connection'> {
  dataDir: string
}
/** Work on the copy before its books are audited. */
export type BringUp = (copy: ShopCopy) => Promise<unknown>

interface ProofPlace {
  work: string
  progress: Progress
  /** Default: the present migrations. */
  bringUp?: BringUp | undefined
}

/**
 * Restores a backup beside the shop, into a database of its own that is thrown away: every file is what was written, every row
 * is there and the same, the present migrations bring it up to date, its books are in order, and its secrets open with its key.
 * Throws NotProven where one of it is not so.
 */
export async function proveBackup(
  shop: Pick<BackupShop, 'config' | 'clock'>,
  file: string,
  at: ProofPlace,
): Promise<CheckedBackup> {
  try {
    return await restoreBeside(shop, file, at)
  } catch (error) {
    throw new NotProven((error as Error).message)
  }
}

async function restoreBeside(
  { config, clock }: Pick<BackupShop, 'config' | 'clock'>,
  file: string,
  { work, progress, bringUp = ({ owner }) => migrate(owner) }: ProofPlace,
): Promise<CheckedBackup> {
  await progress(copy.steps.proving, 0)
  const key = config.backupKey
  const backup = await checkBackup(file, key)
  await progress(copy.steps.proving, 0.25)
  const embedded = await superviseEmbedded({
    dataDir: work,
    role: 'shop',
    durable: false,
    note: () => undefined,
    // the next question to it fails
    onGone: () => undefined,
  })
  try {
    await restoreRows(embedded.owner, { ...backup, file, key }, (member) => keepKeys(work, member))
    await progress(copy.steps.proving, 0.75)
    await compareRows(embedded.owner, backup.manifest)
    await progress(copy.steps.auditing, 0)
    await bringUp({ ...embedded, dataDir: work })
    await auditRestored(embedded, work, clock)
  } finally {
    await embedded.stop()
  }
  return backup
}

/** The sums of the other files have been looked at: they need not be written to be known. */
async function keepKeys(work: string, member: ReadMember): Promise<void> {
  if (!member.name.startsWith(`${filesFolder}/uploads/`)) await restoreFile(work, member)
}

async function auditRestored({ owner }: Embedded, dataDir: string, clock: () => Date): Promise<void> {
  const { db, disconnect } = connect(owner, { max: 2 })
  try {
    const { clean, checks } = await auditMoney({ db, clock })
    const broken = checks.filter(({ faults }) => faults.length > 0).map(({ rule, faults }) => `${rule} (${faults[0]})`)
    if (!clean) throw new BackupFailure(copy.notAudited(broken.join('; ')))
    const [secret] = await unreadableSecrets({ dataDir }, db, clock())
    if (secret) throw new BackupFailure(copy.sealedUnreadable(secret))
  } finally {
    await disconnect()
  }
}
