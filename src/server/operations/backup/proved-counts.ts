import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import type { BackupCounts } from '../../platform/db/known-columns.ts'

/** Returns a line with the numbers of what was backed up and is restored: products, orders, users, rows, tables and files. */
export function provedCounts({ tables, files }: BackupCounts): string {
  const rows = Object.values(tables).reduce((sum, each) => sum + each, 0)
  const { products = 0, orders = 0, users = 0 } = tables
  return copy.counts({ products, orders, users, rows, tables: Object.keys(tables).length, files })
}
