import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Shop } from '../../../platform/shop.ts'
import { type VapidKey, vapidKeyOf } from './vapid.ts'

const kept = new Map<string, Promise<VapidKey>>()

/**
 * The shop's key towards push services: in `push.key` of the data folder, readable by the shop alone, made when it is first
 * needed. With another one every browser has to turn its alerts on anew.
 */
export function vapidKey({ config, newToken }: Pick<Shop, 'config' | 'newToken'>): Promise<VapidKey> {
  const place = path.join(config.dataDir, 'push.key')
  const known = kept.get(place) ?? readOrMake(place, newToken)
  kept.set(place, known)
  known.catch(() => kept.delete(place))
  return known
}

async function readOrMake(place: string, newToken: () => string): Promise<VapidKey> {
  const there = await read(place)
  if (there) return there
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const draft = `${place}.${newToken().slice(0, 8)}`
  await writeFile(draft, `${newToken()}\n`, { mode: 0o600, flag: 'wx' })
  // whole or not there, and of two processes that begin at once the first one's
  await link(draft, place).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  const made = await read(place)
  if (!made) throw new Error(`${place} cannot be read`)
  return made
}

async function read(place: string): Promise<VapidKey | undefined> {
  try {
    return vapidKeyOf(Buffer.from((await readFile(place, 'utf8')).trim(), 'base64url'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
