import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '../http/read-multipart.ts'
import { plainAddress } from '../pictures/built-pictures.ts'
import type { Shop } from '../shop.ts'
import { cleanVideo } from './clean-video.ts'
import { uploadsFolder, uploadsPrefix } from './media-folders.ts'
import { isVideo } from './sniff-media.ts'

/** A picture or a video that is kept: where it is served. */
export interface StoredMedia {
  url: string
  mediaType: 'image' | 'video'
}

/**
 * Keeps an uploaded picture (in sizes of our own) or video (checked) under the hash of its content. Throws `wrong_type` and
 * `bad_input` where the file is not what it seems.
 */
export async function storeMedia(shop: Shop, { path: file, format }: Upload): Promise<StoredMedia> {
  if (isVideo(format)) {
    await cleanVideo(file, format)
    const name = `${await hashFile(file)}.${format}`
    await keep(shop, name, file)
    return { url: uploadsPrefix + name, mediaType: 'video' }
  }
  const folder = uploadsFolder(shop.config)
  // what converts pictures comes with the first one
  const { convertImage } = await import('./convert-image.ts')
  return { url: plainAddress(uploadsPrefix, await convertImage(file, folder)), mediaType: 'image' }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Whole or not there: written under another name first. The same content twice is one file. */
async function keep(shop: Shop, name: string, file: string): Promise<void> {
  const folder = uploadsFolder(shop.config)
  const target = path.join(folder, name)
  if (await stat(target).catch(() => undefined)) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = path.join(folder, `.${shop.newId()}`)
  try {
    await copyFile(file, draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
