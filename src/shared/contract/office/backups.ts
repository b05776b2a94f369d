import * as z from 'zod/mini'
import { success } from '../endpoint.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A backup, or one that is wanted. */
const Backup = z.strictObject({
  id: z.string(),
  state: z.enum(['wanted', 'running', 'taken', 'proven', 'failed']),
  askedBy: z.enum(['night', 'office', 'terminal']),
  /** Moment at which it was taken; until then, or where it failed, at which it was asked for. */
  at: z.string(),
  provenAt: z.nullable(z.string()),
  /** Step under way, and its progress in percent. */
  step: z.nullable(z.string()),
  percent: z.nullable(z.number()),
  fileName: z.nullable(z.string()),
  /** Bytes. */
  size: z.nullable(z.number()),
  encrypted: z.boolean(),
  /** Contents of the backup. */
  counts: z.nullable(z.strictObject({ products: z.number(), orders: z.number(), files: z.number() })),
  error: z.nullable(z.string()),
  /** It was taken away since: the rule keeps only so many. */
  removed: z.boolean(),
  /** Customers who were erased after it was taken, and are in its file; 0 where there is no file. */
  erasedSince: z.int(),
})
export type BackupShown = z.infer<typeof Backup>

const Backups = z.strictObject({
  /** The hour of the nightly one, in India. */
  hour: z.number(),
  keeps: z.strictObject({ days: z.number(), weeks: z.number(), months: z.number() }),
  list: z.array(Backup),
})
export type BackupsShown = z.infer<typeof Backups>

/** The shop's backups: looked at and asked for. Restoring is for the terminal of a new machine. */
export const officeBackups = {
  listBackups: staffEndpoint({
    method: 'GET',
    path: '/backups',
    summary: 'The newest backups, and what is under way',
    needs: 'health.see',
    answer: success({ data: Backups }),
  }),
  takeBackup: staffEndpoint({
    method: 'POST',
    path: '/backups',
    summary: 'Asks for a backup now',
    needs: 'backup.run',
    command: 'backup.take',
    answer: success({ message: z.string(), data: Backups }),
  }),
}
