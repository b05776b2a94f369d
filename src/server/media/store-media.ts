import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '../http/read-multipart.ts'
import type { Shop } from '../shop.ts'
import { cleanVideo } from './clean-video.ts'
import { convertImage } from './convert-image.ts'
import { uploadsFolder } from './media-folders.ts'
import { isVideo } from './sniff-media.ts'

/** A picture or a video that is kept: where it is served. */
export interface StoredMedia {
  url: string
  mediaType: 'image' | 'video'
}

/**
 * Keeps an uploaded picture (converted) or video (checked) under the hash of its content. Throws `bad_input` where the
 * file is not what it seems.
 */
export async function storeMedia(shop: Shop, { path: file, format }: Upload): Promise<StoredMedia> {
  if (isVideo(format)) {
    await cleanVideo(file, format)
    const name = `${await hashFile(file)}.${format}`
    await keep(shop, name, (draft) => copyFile(file, draft))
    return { url: `/uploads/${name}`, mediaType: 'video' }
  }
  const image = await convertImage(file)
  const name = `${createHash('sha256').update(image).digest('hex')}.webp`
  await keep(shop, name, (draft) => writeFile(draft, image))
  return { url: `/uploads/${name}`, mediaType: 'image' }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Whole or not there: written under another name first. The same content twice is one file. */
async function keep(shop: Shop, name: string, write: (draft: string) => Promise<void>): Promise<void> {
  const folder = uploadsFolder(shop.config)
  const target = path.join(folder, name)
  if (await stat(target).catch(() => undefined)) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = path.join(folder, `.${shop.newId()}`)
  try {
    await write(draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
