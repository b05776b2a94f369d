import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Shop } from '../shop.ts'
import { uploadsFolder } from './media-folders.ts'

/** The hash of a file's content, by which it is named. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Moves a file to where uploads are served. Whole or not there. What is there already is made young, so that no sweep takes it before a row names it. */
export async function keepUpload(shop: Shop, from: string, name: string): Promise<void> {
  const folder = uploadsFolder(shop.config)
  const target = path.join(folder, name)
  const now = shop.clock()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (await isThere(target)) return utimes(target, now, now)
  await rename(from, target).catch(async (error) => {
    // another process may have been quicker with the same
    if (!(await isThere(target))) throw error
  })
}

async function isThere(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined
}
