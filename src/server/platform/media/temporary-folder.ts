import path from 'node:path'
import type { Config } from '../config.ts'

/** Where what somebody sends is while its request lasts. */
export function temporaryFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'tmp')
}
