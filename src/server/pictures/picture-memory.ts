import { gzipSync } from 'node:zlib'
import type { Shop } from '../shop.ts'
import { selectPicture } from './picture-queries.ts'

/** A drawing as it goes over the wire. */
export interface PictureBytes {
  plain: Buffer
  gzip: Buffer
}

/** About 6 KB each. */
const KEPT = 1000

/** Reads pictures by hash and keeps those that were asked for last; they never change, so nothing goes stale. */
export function openPictureMemory(shop: Shop): (hash: string) => Promise<PictureBytes | undefined> {
  const kept = new Map<string, PictureBytes>()
  return async (hash) => {
    const found = kept.get(hash) ?? (await read(shop, hash))
    if (!found) return undefined
    kept.delete(hash)
    kept.set(hash, found)
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break
      kept.delete(oldest)
    }
    return found
  }
}

async function read(shop: Shop, hash: string): Promise<PictureBytes | undefined> {
  const svg = await selectPicture(shop.db, hash)
  if (svg === undefined) return undefined
  const plain = Buffer.from(svg)
  return { plain, gzip: gzipSync(plain) }
}
