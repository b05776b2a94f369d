import { existsSync } from 'node:fs'
import type * as z from 'zod/mini'
import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { readMigrations } from '../../platform/db/read-migrations.ts'
import { BackupFailure } from './archive/backup-failure.ts'
import { type ReadMember, readArchive } from './archive/read-archive.ts'
import { type MemberSum, manifestName, manifestSum, manifestSumName } from './archive/write-archive.ts'
import { About, aboutName, backupFormat, Manifest } from './backup-contents.ts'

/** A backup that was read to its end and is what was written. */
export interface CheckedBackup {
  about: About
  manifest: Manifest
}

/**
 * Reads a backup to its end: every file in it is what was written, none is missing, and this version of the shop can restore it.
 * Throws BackupFailure with a sentence that names what is damaged.
 */
export async function checkBackup(file: string, key: string | null): Promise<CheckedBackup> {
  if (!existsSync(file)) throw new BackupFailure(copy.noFile(file))
  const seen: MemberSum[] = []
  const kept = new Map<string, Buffer>()
  for await (const member of readArchive(file, key)) {
    const keeps = [aboutName, manifestName, manifestSumName].includes(member.name)
    if (keeps) kept.set(member.name, await contentOf(member))
    else for await (const _ of member.content);
    seen.push({ name: member.name, size: member.size, sha256: member.sha256() })
    // what it is comes first: a stranger's tar is not read for an hour
    if (seen.length === 1 && member.name !== aboutName) throw new BackupFailure(copy.noBackup)
  }
  const about = parse(About, kept.get(aboutName), aboutName)
  if (about.format > backupFormat) throw new BackupFailure(copy.laterFormat)
  const manifest = checkSums(seen, kept)
  refuseOthers(about)
  return { about, manifest }
}

/** A small file of a backup. */
export async function contentOf({ content, name, size }: ReadMember): Promise<Buffer> {
  if (size > officeLimits.backupMemberBytes) throw new BackupFailure(copy.damaged(name))
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Each file is what the manifest says of it, and the manifest is what its own sum says. */
function checkSums(seen: MemberSum[], kept: Map<string, Buffer>): Manifest {
  const own = kept.get(manifestSumName)?.toString('utf8')
  const sum = seen.find(({ name }) => name === manifestName)?.sha256
  if (own === undefined || sum === undefined) throw new BackupFailure(copy.missing(manifestName))
  if (manifestSum(sum) !== own) throw new BackupFailure(copy.damaged(manifestName))
  const manifest = parse(Manifest, kept.get(manifestName), manifestName)
  const found = new Map(seen.map((member) => [member.name, member]))
  for (const { name, size, sha256 } of manifest.members) {
    const member = found.get(name)
    if (!member) throw new BackupFailure(copy.missing(name))
    if (member.size !== size || member.sha256 !== sha256) throw new BackupFailure(copy.damaged(name))
  }
  const known = manifest.members.length + [manifestName, manifestSumName].length
  if (seen.length !== known || found.size !== known) throw new BackupFailure(copy.damaged(manifestName))
  return manifest
}

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  content: Buffer | undefined,
  name: string,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(content?.toString('utf8') ?? ''))
  } catch {
    throw new BackupFailure(copy.damaged(name))
  }
}

/** The schema of a backup is made by the migrations that its shop had: this shop must have the same ones, and may have more. */
function refuseOthers({ migrations }: About): void {
  const own = new Map(readMigrations().map((migration) => [migration.number, migration]))
  for (const { number, name, checksum } of migrations) {
    const migration = own.get(number)
    if (!migration) throw new BackupFailure(copy.newerShop(name))
    if (migration.checksum !== checksum) throw new BackupFailure(copy.changedMigration(name))
  }
}
