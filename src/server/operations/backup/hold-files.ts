import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { holdFile } from '../../platform/files/folder-files.ts'
import type { HeldFile } from '../../platform/files/stored-files.ts'
import type { Shop } from '../../platform/shop.ts'

/** Beside the database: without them what is sealed in it opens no more, and browsers get no alerts. */
const keyFiles = ['office.key', 'push.key']
const upload = /^uploads(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/

/**
 * Returns whether a file of a backup is one of the shop, by its place in DATA_DIR: the keys, and uploads by the names that the
 * shop gives them.
 */
export function belongsToShop(name: string): boolean {
  return keyFiles.includes(name) || upload.test(name)
}

/**
 * Every file that belongs to the shop, to be read until the backup is done: whatever the shop removes meanwhile is still there. Uploads are
 * named by what is in them and never written again.
 */
export async function holdFiles({ config, files }: Pick<Shop, 'config' | 'files'>, work: string): Promise<HeldFile[]> {
  const held: HeldFile[] = []
  for (const name of keyFiles) {
    const place = path.join(work, name)
    // a key that was never made is none
    if (!(await holdFile(path.join(config.dataDir, name), place))) continue
    held.push({ name, size: (await stat(place)).size, content: () => createReadStream(place) })
  }
  for (const upload of await files.hold(path.join(work, 'uploads'))) {
    held.push({ ...upload, name: `uploads/${upload.name}` })
  }
  return held.filter(({ name }) => belongsToShop(name))
}
