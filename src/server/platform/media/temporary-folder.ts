import path from 'node:path'
import type { Config } from '../config.ts'

/** Returns the folder for what somebody sends while the request lasts. */
export function temporaryFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'tmp')
}
