import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePrivateFolder } from './private-files.ts'
import { chooseServerPlace } from './server-place.ts'

const isRoot = process.getuid?.() === 0
const STRANGER = 12_345

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-private-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.skipIf(process.platform === 'win32')(
  'a folder that others could enter is closed; a link in its place is refused',
  () => {
    const open = path.join(folder, 'open')
    mkdirSync(open, { mode: 0o755 })
    expect(makePrivateFolder(open)).toBe(true)
    expect(statSync(open).mode & 0o777).toBe(0o700)
    symlinkSync(open, path.join(folder, 'link'))
    expect(makePrivateFolder(path.join(folder, 'link'))).toBe(false)
  },
)

test.skipIf(!isRoot)("a stranger's folder is never taken for the socket, not even by root", async () => {
  const dataDir = path.join(folder, 'a-path-too-long-for-a-socket'.repeat(4))
  const first = await chooseServerPlace(dataDir)
  const taken = [os.tmpdir(), '/tmp'].map((where) => path.join(where, path.basename(first.socketFolder ?? '')))
  try {
    for (const each of taken) {
      mkdirSync(each, { recursive: true, mode: 0o700 })
      chownSync(each, STRANGER, STRANGER)
    }
    const second = await chooseServerPlace(dataDir)
    expect(first.socketFolder).toContain(os.tmpdir())
    expect(second.socketFolder).toBeNull()
    expect(second.port).toBeGreaterThan(0)
  } finally {
    for (const each of taken) rmSync(each, { recursive: true, force: true })
  }
})
