import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { HeldFile, KeptName, StoredFiles } from './stored-files.ts'

/** Uploads in a folder of this machine. */
export class FolderFiles implements StoredFiles {
  readonly bucket = null
  readonly folder: string
  private readonly clock: () => Date

  constructor(folder: string, clock: () => Date) {
    this.folder = folder
    this.clock = clock
  }

  async keep(from: string, name: string): Promise<void> {
    const target = path.join(this.folder, name)
    const now = this.clock()
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    if (await this.keptAt(name)) return utimes(target, now, now)
    await rename(from, target).catch(async (error) => {
      // another process may have been quicker with the same
      if (!(await this.keptAt(name))) throw error
    })
  }

  async keptAt(name: string): Promise<Date | undefined> {
    return (await stat(path.join(this.folder, name)).catch(() => undefined))?.mtime
  }

  async *names(): AsyncGenerator<KeptName> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const keptAt = await this.keptAt(name)
      if (keptAt) yield { name, keptAt }
    }
  }

  async remove(name: string): Promise<void> {
    await rm(path.join(this.folder, name), { recursive: true, force: true })
  }

  async forgetUnfinished(): Promise<void> {
    // a file is moved here when it is whole
  }

  /** By second names, at once and without copying: whatever the shop removes meanwhile is still there. */
  async hold(work: string): Promise<HeldFile[]> {
    const held: HeldFile[] = []
    for (const name of await this.files()) {
      const place = path.join(work, name)
      if (!(await holdFile(path.join(this.folder, name), place))) continue
      held.push({ name, size: (await stat(place)).size, content: () => createReadStream(place) })
    }
    return held
  }

  async bytes(): Promise<number> {
    let bytes = 0
    for (const name of await this.files()) {
      bytes += (await stat(path.join(this.folder, name)).catch(() => undefined))?.size ?? 0
    }
    return bytes
  }

  async bringNear(): Promise<boolean> {
    return true
  }

  async answer(): Promise<undefined> {
    return undefined
  }

  async look(): Promise<{ left: number }> {
    return { left: 0 }
  }

  async sendLeft(): Promise<number> {
    return 0
  }

  /** Every file, with slashes. */
  private async files(): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch((error) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .sort()
  }
}

/** Gives a file a second name. False where it is gone, such as that of a request that failed. */
export async function holdFile(from: string, to: string): Promise<boolean> {
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
