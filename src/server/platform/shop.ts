import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { PublicCache } from './cache/public-cache.ts'
import type { Config } from './config.ts'
import type { Database } from './db/schema.ts'
import type { StoredFiles } from './files/stored-files.ts'
import type { OfficeNews } from './live/office-news.ts'
import type { LiveMoments } from './live-moments.ts'
import type { LiveSettings } from './live-settings.ts'
import type { Metrics } from './metrics/open-metrics.ts'
import type { PictureBuilder } from './pictures/picture-builder.ts'

/** Everything that a use case needs from outside: made in start.ts (or by a test), passed in, never imported. */
export interface Shop {
  /** Configuration, the same as long as the process runs. */
  config: Config
  /** Settings that the owner changes while it runs. */
  settings: LiveSettings
  /** Scheduled changes that take effect on their day. */
  moments: LiveMoments
  /** The database: is given statements that kysely builds, or our own by `ask` (platform/db/ask.ts). */
  db: Kysely<Database>
  clock: () => Date
  /** A new opaque id that can neither be guessed nor counted. */
  newId: () => string
  /** A new secret token: 32 random bytes, base64url. */
  newToken: () => string
  /** A random integer from 0 up to, not including, `below`. */
  randomInt: (below: number) => number
  /** Storage of the uploads. */
  files: StoredFiles
  /** Bytes that are free on the disk of `dataDir`. */
  freeDisk: () => Promise<number>
  cache: PublicCache
  /** News that open back offices receive. */
  news: OfficeNews
  /** Makes the sizes of the demo shop's pictures that are missing; null: those that there are must do. */
  pictures: PictureBuilder | null
  /** Counts of this process about its own work. */
  metrics: Metrics
  log: FastifyBaseLogger
}
