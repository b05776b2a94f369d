import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completeFile, readMasterNames } from './built-pictures.ts'
import { openPictureBuilder, type PictureBuilder } from './picture-builder.ts'

// a process of its own, on a machine that may be busy
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let builder: PictureBuilder
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-builder-'))
  builder = openPictureBuilder(() => undefined, folder)
})
afterEach(async () => {
  await builder.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const last = Object.values(readMasterNames()).at(-1) ?? ''

test('a size that a page asks for is made before the hundreds that nobody asks for', async () => {
  builder.begin()
  const size = `${last}/320.avif`
  expect(await Promise.all([builder.want(size), builder.want(size)])).toEqual([true, true])
  const made = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(avif|webp)$/.test(name))
  // those that were begun before it was asked for: the small sizes of one picture by each core
  expect(made.length).toBeLessThan(12 * os.availableParallelism())
  expect(await sharp(path.join(folder, size)).metadata()).toMatchObject({ width: 320, compression: 'av1' })
  expect(existsSync(path.join(folder, completeFile))).toBe(false)
})

test('what no master has costs no process', async () => {
  expect(await builder.want(`${'0'.repeat(24)}-1000x1000-fffffffff/320.avif`)).toBe(false)
  expect(await builder.want(`${last}/321.avif`)).toBe(false)
  expect(existsSync(path.join(folder, last))).toBe(false)
})
