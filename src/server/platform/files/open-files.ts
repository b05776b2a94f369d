import path from 'node:path'
import type { Config } from '../config.ts'
import { BucketFiles } from './bucket-files.ts'
import { FolderFiles } from './folder-files.ts'
import type { FilesNeed, StoredFiles } from './stored-files.ts'

/** The uploads of a shop, wherever its settings say that they lie. */
export function openFiles(config: Pick<Config, 'dataDir' | 'uploadsBucket'>, given: FilesNeed): StoredFiles {
  const here = new FolderFiles(path.join(config.dataDir, 'uploads'), given.clock)
  if (!config.uploadsBucket) return here
  return new BucketFiles(config.uploadsBucket, here, {
    ...given,
    nearFolder: path.join(config.dataDir, 'uploads-near'),
  })
}
