import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { carriedFolder, finishCarrying, majorOfBinaries, putCarried } from './cluster-major.ts'
import { findNativeBinaries } from './native-binaries.ts'
import { superviseEmbedded } from './supervise.ts'

let dataDir: string
let home: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'beypore-major-'))
  home = path.join(dataDir, 'postgres')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const put = (name: string, major: number) => {
  mkdirSync(path.join(home, name), { recursive: true, mode: 0o700 })
  writeFileSync(path.join(home, name, 'PG_VERSION'), `${major}\n`)
}
const majorOf = (name: string) => Number(readFileSync(path.join(home, name, 'PG_VERSION'), 'utf8'))
const own = majorOfBinaries(findNativeBinaries())

test.each([
  [own - 1, /is of PostgreSQL \d+, and this version of the shop has \d+: npm start carries it over\./],
  [own + 1, /: start the newer version of the shop\./],
])('files of PostgreSQL %i are touched by no tool, and it is said what to do', async (major, told) => {
  put('cluster', major)
  const note = () => undefined
  await expect(superviseEmbedded({ dataDir, role: 'guest', note, onGone: note })).rejects.toThrow(told)
  expect(majorOf('cluster')).toBe(major)
})

test('the former database is kept beside, and one killed in between is put in place by the next start', () => {
  put('cluster', 17)
  put(path.basename(carriedFolder(home)), 18)
  expect(putCarried(home, 17)).toBe(path.join(home, 'cluster-17'))
  expect([majorOf('cluster'), majorOf('cluster-17')]).toEqual([18, 17])

  rmSync(path.join(home, 'cluster'), { recursive: true })
  put('carried', 18)
  finishCarrying(home)
  expect(majorOf('cluster')).toBe(18)
  // nothing is put over what is there
  put('carried', 19)
  finishCarrying(home)
  expect(majorOf('cluster')).toBe(18)
})
