import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

interface Component {
  name: string
  version: string
  hashes?: unknown[]
  licenses?: unknown[]
}

const root = path.join(import.meta.dirname, '..')

test('the list of parts names every package of the shop by version, licence and hash, and no tool of ours', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-sbom-'))
  try {
    const file = path.join(folder, 'sbom.cdx.json')
    execFileSync(process.execPath, [path.join(root, 'scripts/sbom.mjs'), file])
    const made = JSON.parse(readFileSync(file, 'utf8'))
    expect(made).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'beypore-mill-store' } } })
    const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
    const named = (made.components as Component[]).map(({ name, version }) => `${name}@${version}`)
    const wanted = Object.entries<{ version: string; dev?: boolean }>(packages).flatMap(([place, { version, dev }]) =>
      place === '' || dev ? [] : [`${place.split('node_modules/').at(-1)}@${version}`],
    )
    expect(new Set(named)).toEqual(new Set(wanted))
    for (const part of made.components as Component[])
      expect(part).toMatchObject({ hashes: [{ content: expect.any(String) }], licenses: [expect.anything()] })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
