import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error the scripts have no types
import { checkLockHashes } from '../scripts/checks/lock-hashes.mjs'

/** Returns the faults that the check finds in a lock file with this one package. */
function faultsOf(build: object): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-lock-'))
  try {
    const packages = { '': {}, 'node_modules/a': { version: '1.0.0', ...build } }
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }))
    return checkLockHashes(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a package whose content nobody can verify is told', () => {
  expect(faultsOf({ integrity: 'sha512-x' })).toEqual([])
  const others = { optional: true, os: ['darwin'], cpu: ['arm64'] }
  for (const build of [{}, others, { dev: true, optional: true }, { dev: true, optional: true, os: ['linux'] }]) {
    expect(faultsOf(build)).toEqual([expect.stringContaining('node_modules/a has no integrity hash')])
  }
})

test('a tool’s build for another machine may lack its hash until the registry has it', () => {
  expect(faultsOf({ dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] })).toEqual([])
})

test('every package of the shop has its hash, on every machine', () => {
  expect(checkLockHashes(path.join(import.meta.dirname, '..'))).toEqual([])
})
