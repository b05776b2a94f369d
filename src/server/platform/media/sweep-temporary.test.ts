import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sweepTemporary } from './sweep-temporary.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('what a killed process left is removed, what is being sent now stays', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'beypore-sweep-'))
  const now = new Date()
  await sweepTemporary({ dataDir }, now)
  const folder = temporaryFolder({ dataDir })
  mkdirSync(folder)
  for (const name of ['old', 'new']) writeFileSync(path.join(folder, name), 'part of a picture')
  const twoHoursAgo = new Date(now.getTime() - 2 * 3_600_000)
  utimesSync(path.join(folder, 'old'), twoHoursAgo, twoHoursAgo)
  await sweepTemporary({ dataDir }, now)
  expect(readdirSync(folder)).toEqual(['new'])
  rmSync(dataDir, { recursive: true })
})
