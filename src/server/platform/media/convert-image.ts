import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { limitConcurrency } from '../jobs/limit-concurrency.ts'
import { makeSizes, pictureHash } from '../pictures/make-sizes.ts'
import { isUnwieldy } from './is-unwieldy.ts'

// one picture at a time: pages are more urgent
const inTurn = limitConcurrency(1, 30)

const readable = new Set(['jpeg', 'png', 'webp', 'heif'])
const secondsMax = 20
const photoQuality = 80

/**
 * A picture that somebody sent, as sizes of our own making below `folder`: upright, `side` px at most, in sRGB, without
 * EXIF, position or anything else that was hidden in it. Gives their name. Throws `wrong_type` where it only begins like
 * a picture, `bad_input` where it cannot be read or would unpack to too many pixels.
 */
export function convertImage(file: string, folder: string, side: number): Promise<string> {
  return inTurn(async () => {
    const content = await readFile(file)
    await checkHeader(content)
    try {
      const picture = sharp(content, { limitInputPixels: limits.uploadImagePixels, failOn: 'error' })
        .timeout({ seconds: secondsMax })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      return await makeSizes(picture, pictureHash(content, side), folder)
    } catch (error) {
      // the disk is our fault
      if ((error as NodeJS.ErrnoException).syscall) throw error
      throw new Failure('bad_input', failures.brokenMedia)
    }
  })
}

/** A photo in one size, as bytes that nobody else is shown: upright, in WebP, without what a telephone notes. Throws as convertImage. */
export function convertPhoto(file: string, side: number): Promise<Buffer> {
  return inTurn(async () => {
    const content = await readFile(file)
    await checkHeader(content)
    try {
      return await sharp(content, { limitInputPixels: limits.uploadImagePixels, failOn: 'error' })
        .timeout({ seconds: secondsMax })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: photoQuality })
        .toBuffer()
    } catch {
      throw new Failure('bad_input', failures.brokenMedia)
    }
  })
}

/**
 * Checks the header of a picture before anything is unpacked. Throws `wrong_type` for another format, `bad_input` for too many
 * pixels.
 */
async function checkHeader(content: Buffer): Promise<void> {
  const facts = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!facts || !readable.has(facts.format)) throw new Failure('wrong_type', failures.wrongMedia)
  if (isUnwieldy(facts)) throw new Failure('bad_input', failures.tooManyPixels)
}
