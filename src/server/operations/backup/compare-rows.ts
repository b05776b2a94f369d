import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import type { Target } from '../../platform/db/connect.ts'
import { BackupFailure } from './archive/backup-failure.ts'
import { RowsDigest } from './archive/rows-digest.ts'
import type { Manifest } from './backup-contents.ts'
import { openCopyClient, rowsOf } from './snapshot.ts'

/** Reads every row of a restored database: as many as there were, and the same ones. Throws BackupFailure with the first table that differs. */
export async function compareRows(target: Target, { tables }: Manifest): Promise<void> {
  const client = await openCopyClient(target)
  try {
    for (const table of tables) {
      const digest = new RowsDigest()
      for await (const rows of rowsOf(client, table)) for (const row of rows) digest.add(row)
      if (digest.rows !== table.rows) throw new BackupFailure(copy.differs(table.name, table.rows, digest.rows))
      if (digest.digest() !== table.digest) throw new BackupFailure(copy.differsInside(table.name))
    }
  } finally {
    await client.end()
  }
}
