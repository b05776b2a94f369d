import { randomInt } from 'node:crypto'

/** A power of two: so many keys are remembered at most, in 64 KB. */
const PLACES = 16_384

/**
 * Tells whether a key comes for the second time lately (the doorkeeper of TinyLFU, Einziger, Friedman and Manes 2017). A
 * key is remembered by its hash until another one needs its place; two keys with one hash are taken for one.
 */
export function createDoorkeeper(): (key: string) => boolean {
  const hashes = new Uint32Array(PLACES)
  // nobody outside can choose texts that take another key's place
  const secret = randomInt(2 ** 32)
  return (key) => {
    const hash = hashOf(key, secret)
    const place = hash & (PLACES - 1)
    if (hashes[place] === hash) return true
    hashes[place] = hash
    return false
  }
}

/** FNV-1a, 32 bits, from a start of one's own. */
function hashOf(key: string, start: number): number {
  let hash = start
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
