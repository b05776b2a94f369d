import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '../http/read-multipart.ts'
import { plainAddress } from '../pictures/built-pictures.ts'
import type { Shop } from '../shop.ts'
import { cleanVideo } from './clean-video.ts'
import { temporaryFolder, uploadsFolder, uploadsPrefix } from './media-folders.ts'
import { isVideo } from './sniff-media.ts'

/** A picture or a video that was found good. It lies in the temporary folder until it is kept. */
export interface CheckedMedia {
  /** Where it is served once it is kept. */
  url: string
  mediaType: 'image' | 'video'
  /** As it was sent. */
  bytes: number
  /** Moves it to where it is served; the same content twice is one file. */
  keep: () => Promise<void>
  /** Removes what is left of it in the temporary folder, kept or not. */
  discard: () => Promise<void>
}

/**
 * Checks an uploaded picture (and makes sizes of our own of it) or video (and blanks the notes in it). Its name is the hash
 * of its content. Throws `wrong_type` and `bad_input` where the file is not what it seems.
 */
export async function checkMedia(shop: Shop, { path: file, format, bytes }: Upload): Promise<CheckedMedia> {
  if (isVideo(format)) {
    await cleanVideo(file, format)
    const name = `${await hashFile(file)}.${format}`
    const keep = () => move(shop, file, name)
    return { url: uploadsPrefix + name, mediaType: 'video', bytes, keep, discard: async () => undefined }
  }
  const drafts = path.join(temporaryFolder(shop.config), shop.newId())
  const discard = () => rm(drafts, { recursive: true, force: true })
  try {
    // what converts pictures comes with the first one
    const { convertImage } = await import('./convert-image.ts')
    const name = await convertImage(file, drafts)
    const keep = () => move(shop, path.join(drafts, name), name)
    return { url: plainAddress(uploadsPrefix, name), mediaType: 'image', bytes, keep, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Whole or not there. What is there already is made young, so that no sweep takes it before a row names it. */
async function move(shop: Shop, from: string, name: string): Promise<void> {
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
