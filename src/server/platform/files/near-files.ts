import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { holdFile } from './folder-files.ts'

/** A file may be gone elsewhere, such as with the person who sent it: after a day it is asked for anew, after a week it is gone here too. */
const freshMs = 86_400_000
const keptMs = 7 * freshMs
const keptBytesMost = 1024 ** 3

/**
 * Files of a storage elsewhere that were asked for of late, on this disk: a page with forty pictures waits for none of them. Shared by
 * the processes of a machine. A file's time is that of the storage, so that every machine serves it with the same ETag.
 */
export class NearFiles {
  readonly folder: string
  private readonly clock: () => Date
  private readonly bytesMost: number
  /** Bytes written since the folder was last looked through; the first file looks it through. */
  private written = Number.POSITIVE_INFINITY

  constructor(folder: string, clock: () => Date, bytesMost = keptBytesMost) {
    this.folder = folder
    this.clock = clock
    this.bytesMost = bytesMost
  }

  /** `fresh`: it was brought here within a day. */
  async has(file: string): Promise<'fresh' | 'stale' | 'none'> {
    const found = await stat(path.join(this.folder, file)).catch(() => undefined)
    if (!found) return 'none'
    return this.ageOf(found.ctimeMs) < freshMs ? 'fresh' : 'stale'
  }

  /** Writes a file: whole or not at all. Throws where the disk does not take it. */
  async put(file: string, content: AsyncIterable<Buffer>, { bytes, changedAt }: { bytes: number; changedAt: Date }) {
    await this.roomFor(bytes)
    await this.write(file, async (draft) => {
      await pipeline(content, createWriteStream(draft, { mode: 0o600 }))
      await utimes(draft, changedAt, changedAt)
    })
  }

  /** The same for a file of this machine, which gets a second name: it takes no more of the disk. False where it is gone. */
  async take(file: string, from: string): Promise<boolean> {
    const found = await stat(from).catch(() => undefined)
    if (!found) return false
    await this.roomFor(found.size)
    let isThere = true
    await this.write(file, async (draft) => {
      isThere = await holdFile(from, draft)
    }).catch((error) => {
      if (isThere) throw error
    })
    return isThere
  }

  async forget(file: string): Promise<void> {
    await rm(path.join(this.folder, file), { recursive: true, force: true })
  }

  private async write(file: string, fill: (draft: string) => Promise<void>): Promise<void> {
    const target = path.join(this.folder, file)
    const draft = `${target}.${process.pid}-${performance.now()}`
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    try {
      await fill(draft)
      await rename(draft, target)
    } finally {
      // also where both were names of one file, which a rename leaves as they are
      await rm(draft, { force: true })
    }
  }

  private async roomFor(bytes: number): Promise<void> {
    if (this.written > this.bytesMost / 10) await this.makeRoom()
    this.written += bytes
  }

  private ageOf(changedMs: number): number {
    return this.clock().getTime() - changedMs
  }

  /** Removes what is a week old, and of the rest the oldest where it is too much. */
  private async makeRoom(): Promise<void> {
    this.written = 0
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const found = []
    let bytes = 0
    for (const entry of entries) {
      const file = path.join(entry.parentPath, entry.name)
      const facts = entry.isFile() ? await stat(file).catch(() => undefined) : undefined
      if (!facts) continue
      found.push({ file, bytes: facts.size, at: facts.ctimeMs })
      bytes += facts.size
    }
    found.sort((a, b) => a.at - b.at)
    for (const each of found) {
      if (this.ageOf(each.at) < keptMs && bytes <= this.bytesMost * 0.9) return
      await rm(each.file, { force: true })
      bytes -= each.bytes
    }
  }
}
