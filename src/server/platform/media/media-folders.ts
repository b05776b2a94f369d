import path from 'node:path'
import type { Config } from '../config.ts'

type Place = Pick<Config, 'dataDir'>

/** Where it is served. */
export const uploadsPrefix = '/uploads/'

/** Where what shoppers send is kept. */
export function uploadsFolder({ dataDir }: Place): string {
  return path.join(dataDir, 'uploads')
}

/** Where it is while its request lasts. */
export function temporaryFolder({ dataDir }: Place): string {
  return path.join(dataDir, 'tmp')
}
