import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../db/schema.ts'

/** Drops the mails that name an email address, queued or sent: those with a code for a password, or with the end of the newsletter. */
export async function forgetMailsTo(db: Kysely<Database>, email: string): Promise<void> {
  await mailsTo(db, email).execute()
}

/** Drops the mails of these kinds that name an email address, queued or sent. */
export async function forgetMailsOfKinds(db: Kysely<Database>, email: string, kinds: readonly string[]): Promise<void> {
  await mailsTo(db, email).where('kind', 'in', kinds).execute()
}

function mailsTo(db: Kysely<Database>, email: string) {
  return db.deleteFrom('outbox').where(sql`payload ->> 'email'`, '=', email)
}

/** Drops what was queued before this moment, sent or given up. */
export async function forgetOldMails(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('created_at', '<', before).where('due_at', '<', before).execute()
}

/** Removes mails that were written into files before this moment. */
export async function sweepMailFiles({ dataDir }: Pick<Config, 'dataDir'>, before: Date): Promise<void> {
  const folder = path.join(dataDir, 'outbox')
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < before.getTime()) await rm(file, { force: true })
  }
}
