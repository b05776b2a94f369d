import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Beside the database: without them what is sealed in it opens no more, and browsers get no alerts. */
const keyFiles = ['office.key', 'push.key']
const upload = /^uploads(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/

/** Whether a file of DATA_DIR belongs to the shop and into its backups: the keys, and uploads by the names that it gives them. */
export function belongsToShop(name: string): boolean {
  return keyFiles.includes(name) || upload.test(name)
}

/** A file of DATA_DIR as it was at one moment. */
export interface HeldFile {
  /** Within DATA_DIR, with slashes. */
  name: string
  /** Where it can be read until the backup is done. */
  place: string
  size: number
}

/**
 * Gives every file that belongs to the shop a second name in `work`, at once and without copying: whatever the shop removes
 * meanwhile is still there. Uploads are named by what is in them and never written again.
 */
export async function holdFiles(dataDir: string, work: string): Promise<HeldFile[]> {
  const uploads = await filesBelow(path.join(dataDir, 'uploads'))
  const names = [...keyFiles, ...uploads.map((name) => `uploads/${name}`)].filter(belongsToShop)
  const held: HeldFile[] = []
  for (const name of names) {
    const place = path.join(work, name)
    if (!(await hold(path.join(dataDir, name), place))) continue
    held.push({ name, place, size: (await stat(place)).size })
  }
  return held
}

/** How much the uploads take. */
export async function bytesOfFiles(dataDir: string): Promise<number> {
  const folder = path.join(dataDir, 'uploads')
  let bytes = 0
  for (const name of await filesBelow(folder)) {
    const found = await stat(path.join(folder, name)).catch(() => undefined)
    bytes += found?.size ?? 0
  }
  return bytes
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}

/** False where it is gone: a key that was never made, or an upload of a request that failed. */
async function hold(from: string, to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  try {
    await link(from, to)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    // a disk that knows no second names
    if (!['EPERM', 'ENOTSUP', 'EXDEV', 'EMLINK', 'ENOSYS'].includes(code ?? '')) throw error
    await copyFile(from, to)
    return true
  }
}
