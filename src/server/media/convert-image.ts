import sharp from 'sharp'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { limits } from '../../shared/limits.ts'
import { takeTurns } from '../take-turns.ts'

// one core a picture, one picture at a time: pages are more urgent
sharp.concurrency(1)
sharp.cache(false)
const inTurn = takeTurns(1, 30)

const readable = new Set(['jpeg', 'png', 'webp', 'heif'])
const secondsMax = 20

/**
 * A picture that somebody sent, as WebP of our own making: upright, at most 1600 px, in sRGB, without EXIF, position or
 * anything else that was hidden in it. Throws `bad_input` where it cannot be read or would unpack to too many pixels.
 */
export function convertImage(file: string): Promise<Buffer> {
  return inTurn(async () => {
    try {
      const image = sharp(file, { limitInputPixels: limits.reviewImagePixels, failOn: 'error' })
      const { format } = await image.metadata()
      if (!readable.has(format)) throw new Error(`not to be read as ${format}`)
      const side = limits.reviewImageSidePx
      return await image
        .timeout({ seconds: secondsMax })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer()
    } catch {
      throw new Failure('bad_input', failures.brokenMedia)
    }
  })
}
