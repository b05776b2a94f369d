import { createHash } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { limits } from '../../../shared/limits.ts'
import { widthsOf } from '../../../shared/pictures/picture-address.ts'
import { placeholderColours } from './placeholder-colours.ts'

// one core a picture: whoever makes many runs several at once, and pages are more urgent
sharp.concurrency(1)
sharp.cache(false)

/** Part of every picture's hash: change it with the settings below, and every picture gets a new address. */
const recipe = 'sizes 1'
// docs/decisions/023-picture-sizes.md: what the efforts cost and bring
const avif = { quality: 50, effort: 1 }
const webp = { quality: 78, effort: 4 }

/** In which formats each size is kept. */
export const formats = ['avif', 'webp'] as const
type PictureFormat = (typeof formats)[number]

/** Returns the hash that names a picture's sizes; `side`: its longer side was cut down to so many pixels before. */
export function pictureHash(content: Buffer, side?: number): string {
  const made = side === undefined || side === limits.uploadImageSidePx ? recipe : `${recipe} of ${side}`
  return createHash('sha256').update(made).update('\0').update(content).digest('hex').slice(0, 24)
}

/**
 * Makes all sizes of a picture in AVIF and WebP, below `folder`. `picture` is upright.
 * Gives the name that its address has. All of them or none: they are written elsewhere first.
 */
export async function makeSizes(picture: Sharp, hash: string, folder: string): Promise<string> {
  const { name, width, height, pixels } = await readPicture(picture, hash)
  const target = path.join(folder, name)
  if (await stat(target).catch(() => undefined)) return name
  const draft = path.join(folder, `.${hash}-${process.pid}-${performance.now()}`)
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    for (const size of widthsOf(width, height)) {
      for (const format of formats) {
        await writeFile(path.join(draft, `${size}.${format}`), await convert(pixels, size, format))
      }
    }
    await putInPlace(draft, target)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return name
}

/** A picture's points, from which its sizes are made, and the name that its address has. */
export async function readPicture(picture: Sharp, hash: string) {
  const opaque = picture.flatten({ background: '#fff' }).toColourspace('srgb').raw({ depth: 'uchar' })
  const { data, info } = await opaque.toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const name = `${hash}-${width}x${height}-${await placeholderColours(pixels())}`
  return { name, width, height, pixels }
}

/** One size of a picture in one format; `width` in pixels. */
export function convert(pixels: () => Sharp, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = pixels().resize(width)
  return format === 'avif' ? resized.avif(avif).toBuffer() : resized.webp(webp).toBuffer()
}

/** Another process may have been quicker with the same. */
async function putInPlace(draft: string, target: string): Promise<void> {
  await rename(draft, target).catch(async (error) => {
    if (!(await stat(target).catch(() => undefined))) throw error
  })
}
