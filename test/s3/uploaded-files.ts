import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Bucket } from '../../src/server/platform/s3/bucket.ts'
import { sizedPicture } from '../../src/shared/pictures/picture-address.ts'
import { buildMp4 } from '../builders/build-video.ts'

/** The names of all that lies in a bucket. */
export async function namesIn(bucket: Bucket): Promise<string[]> {
  return (await bucket.list()).map(({ key }) => key)
}

/** A small film; each value gives another one. */
export const filmOf = (value: number) => buildMp4({ media: Buffer.alloc(300, value) })

/** The addresses of all sizes of a picture. */
export function sizesOf(url: string): string[] {
  const picture = sizedPicture(url)
  return picture?.widths.flatMap((width) => ['avif', 'webp'].map((form) => `${picture.base}/${width}.${form}`)) ?? []
}

/** The uploads that lie on this machine. */
export function uploadsOf(dataDir: string): string[] {
  const folder = path.join(dataDir, 'uploads')
  return existsSync(folder) ? readdirSync(folder) : []
}
