import { rm } from 'node:fs/promises'
import path from 'node:path'
import { limits } from '../../../shared/limits.ts'
import { uploadsPrefix } from '../files/file-names.ts'
import type { Upload } from '../http/read-multipart.ts'
import { plainAddress } from '../pictures/built-pictures.ts'
import type { Shop } from '../shop.ts'
import { cleanVideo } from './clean-video.ts'
import { hashFile } from './hash-file.ts'
import { isVideo } from './sniff-media.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A picture or a video that was found good. It lies in the temporary folder until it is kept. */
export interface CheckedMedia {
  /** Address at which it is served once it is stored. */
  url: string
  mediaType: 'image' | 'video'
  /** Size as it was sent, in bytes. */
  bytes: number
  /**
   * Brings it to where uploads lie; the same content twice is one file. Once more, it is seen whether it is still there. Throws
   * `unavailable` where a storage does not answer.
   */
  keep: () => Promise<void>
  /** Removes what is left of it in the temporary folder, kept or not. */
  discard: () => Promise<void>
}

/**
 * Checks an uploaded picture (and makes sizes of our own of it) or video (and blanks the notes in it). Its name is the hash
 * of its content. `sidePx`: the longer side of a picture as it is kept. Throws `wrong_type` and `bad_input` where the file is not what it seems.
 */
export async function checkMedia(
  shop: Shop,
  { path: file, format, bytes }: Upload,
  sidePx: number = limits.uploadImageSidePx,
): Promise<CheckedMedia> {
  if (isVideo(format)) {
    await cleanVideo(file, format)
    const name = `${await hashFile(file)}.${format}`
    const keep = () => shop.files.keep(file, name)
    return { url: uploadsPrefix + name, mediaType: 'video', bytes, keep, discard: async () => undefined }
  }
  const drafts = path.join(temporaryFolder(shop.config), shop.newId())
  const discard = () => rm(drafts, { recursive: true, force: true })
  try {
    // what converts pictures comes with the first one
    const { convertImage } = await import('./convert-image.ts')
    const name = await convertImage(file, drafts, sidePx)
    const keep = () => shop.files.keep(path.join(drafts, name), name)
    return { url: plainAddress(uploadsPrefix, name), mediaType: 'image', bytes, keep, discard }
  } catch (error) {
    await discard()
    throw error
  }
}
