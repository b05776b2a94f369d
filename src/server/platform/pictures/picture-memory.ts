import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Shop } from '../shop.ts'
import { builtFolder } from './built-pictures.ts'
import { selectPicture } from './picture-queries.ts'

/** A picture as it goes over the wire. */
export interface PictureBytes {
  contentType: string
  plain: Buffer
  /** Of drawings only: the others are as small as they can be. */
  gzip?: Buffer
}

const keptBytesMax = 16 * 1024 * 1024

/** Keeps the pictures that were asked for last, up to so many bytes; they never change, so nothing goes stale. */
export function openPictureMemory(load: (name: string) => Promise<PictureBytes | undefined>, bytesMax = keptBytesMax) {
  const kept = new Map<string, PictureBytes>()
  let bytes = 0
  const forget = (name: string, picture: PictureBytes) => {
    if (kept.delete(name)) bytes -= sizeOf(picture)
  }
  return async (name: string): Promise<PictureBytes | undefined> => {
    const found = kept.get(name) ?? (await load(name))
    if (!found) return undefined
    const old = kept.get(name)
    if (old) forget(name, old)
    kept.set(name, found)
    bytes += sizeOf(found)
    for (const [oldest, picture] of kept) {
      if (bytes <= bytesMax) break
      forget(oldest, picture)
    }
    return found
  }
}

function sizeOf({ plain, gzip }: PictureBytes): number {
  return plain.length + (gzip?.length ?? 0)
}

/** A drawing by its hash. */
export async function loadDrawing(shop: Shop, hash: string): Promise<PictureBytes | undefined> {
  const svg = await selectPicture(shop.db, hash)
  if (typeof svg !== 'string') return undefined
  const plain = Buffer.from(svg)
  return { contentType: 'image/svg+xml', plain, gzip: gzipSync(plain) }
}

/**
 * One size of a picture, `<name>/<width>.<format>`; one of a master that is not made yet is made now. Where the file is not on this disk (an older picture that an order
 * shows, a release that runs beside a newer one), any size is answered with the plain one, which the database keeps.
 */
export async function loadSize(shop: Shop, file: string, folder = builtFolder): Promise<PictureBytes | undefined> {
  const read = () => readFile(path.join(folder, file)).catch(() => undefined)
  const plain = (await read()) ?? ((await shop.pictures?.want(file)) ? await read() : undefined)
  if (plain) return { contentType: file.endsWith('.avif') ? 'image/avif' : 'image/webp', plain }
  const webp = await selectPicture(shop.db, file.slice(0, file.indexOf('/')))
  return webp instanceof Buffer ? { contentType: 'image/webp', plain: webp } : undefined
}
