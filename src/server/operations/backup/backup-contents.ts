import * as z from 'zod/mini'

/** Names of the parts within a backup. */
export const aboutName = 'about.json'
export const filesFolder = 'files'
export const tablesFolder = 'tables'

/** The form of a backup; a later one gets the next number. */
export const backupFormat = 1

/** The first file of a backup: what it is, and which shop can read it. */
export const About = z.object({
  format: z.number(),
  shop: z.string(),
  program: z.string(),
  takenAt: z.string(),
  postgresql: z.string(),
  /** Migrations that the database had: its schema is made anew by the same ones. */
  migrations: z.array(z.object({ number: z.number(), name: z.string(), checksum: z.string() })),
})
export type About = z.infer<typeof About>

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of all rows in any order: the sum of the first 64 bits of each one's SHA-256. */
  digest: z.string(),
})
export type BackedUpTable = z.infer<typeof Table>

const Sequence = z.object({ name: z.string(), last: z.string() })
export type BackedUpSequence = z.infer<typeof Sequence>

/** The last but one: every file with its sum, and what is compared after a restore. */
export const Manifest = z.object({
  members: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  files: z.object({ count: z.number(), bytes: z.number() }),
})
export type Manifest = z.infer<typeof Manifest>
