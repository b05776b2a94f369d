import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; isEntry?: true }

// Reads the build: `npm test` makes it first, otherwise `npm run build`.
const dist = path.join(import.meta.dirname, '../../../../dist')
const office = path.join(dist, 'back-office')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(office, '.vite/manifest.json'), 'utf8'))

const weightOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(office, file)), { level: 9 }).length, 0)

/** Returns the files that a chunk needs before it runs. */
function filesOf(name: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const style of chunk.css ?? []) files.add(style)
  for (const imported of chunk.imports ?? []) filesOf(imported, files)
  return files
}

/** Scripts and styles that the page itself names. */
const shell = new Set(
  [...readFileSync(path.join(office, 'index.html'), 'utf8').matchAll(/\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  ),
)
const screens = Object.keys(manifest).filter((name) => name.endsWith('-screen.tsx'))

describe('the weight of the back office, gzip bytes', () => {
  it('is at most 130,000 for what every screen needs', () => {
    expect(shell.size).toBeGreaterThan(2)
    expect(weightOf(shell)).toBeLessThanOrEqual(130_000)
  })

  it.each(screens)('is at most 15,000 more for %s', (name) => {
    const own = [...filesOf(name)].filter((file) => !shell.has(file))
    expect(own.length).toBeGreaterThan(0)
    expect(weightOf(own)).toBeLessThanOrEqual(15_000)
  })

  it('is nothing for the storefront: none of its files knows a call of the back office', () => {
    const assets = path.join(dist, 'client/assets')
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(20)
    for (const file of scripts) expect(readFileSync(path.join(assets, file), 'utf8'), file).not.toContain('/api/office')
    const own = readFileSync(path.join(office, [...shell].find((file) => file.includes('shell')) ?? ''), 'utf8')
    expect(own).toContain('/api/office')
  })
})
