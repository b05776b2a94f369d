import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { convertImage } from './convert-image.ts'
import { isUnwieldy } from './is-unwieldy.ts'

test.each([
  [1, 40_000_000],
  [40_000_000, 1],
  [1, 31],
  [2000, 20_001],
  [6400, 6400],
])('a picture of %i × %i points is refused before it is unpacked', (width, height) => {
  expect(isUnwieldy({ width, height })).toBe(true)
})

test.each([
  [1, 30],
  [4000, 3000],
  [7680, 4320],
  [12_000, 3000],
  [1080, 20_000],
])('one of %i × %i points is a photograph or a screen', (width, height) => {
  expect(isUnwieldy({ width, height })).toBe(false)
})

test('a line of points is refused with a sentence, though it has few of them', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-line-'))
  const file = path.join(folder, 'line.png')
  const create = { width: 1, height: 19_000, channels: 3 as const, background: '#f2b632' }
  writeFileSync(file, await sharp({ create }).png().toBuffer())
  await expect(convertImage(file, folder, 1200)).rejects.toMatchObject({ code: 'bad_input' })
})
