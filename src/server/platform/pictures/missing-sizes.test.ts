import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mastersFolder, readMasterNames } from './built-pictures.ts'
import { pictureHash } from './make-sizes.ts'
import { missingSizes } from './missing-sizes.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-missing-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every master is named by its present content: else run src/server/platform/pictures/name-masters.ts', () => {
  const names = readMasterNames()
  const files = (readdirSync(mastersFolder, { recursive: true }) as string[]).filter((file) => file.endsWith('.webp'))
  expect(Object.keys(names).sort()).toEqual(files.sort())
  const wrong = files.filter(
    (file) => !names[file]?.startsWith(`${pictureHash(readFileSync(path.join(mastersFolder, file)))}-`),
  )
  expect(wrong).toEqual([])
})

test('the small sizes of all come before the large ones of any, without those that are there', () => {
  const name = (letter: string) => `${letter.repeat(24)}-1000x1000-fffaaafff`
  mkdirSync(path.join(folder, name('a')))
  writeFileSync(path.join(folder, name('a'), '160.avif'), '')
  const works = missingSizes({ 'a.webp': name('a'), 'b.webp': name('b') }, folder)
  expect(works.map(({ master }) => master)).toEqual(['a.webp', 'b.webp', 'a.webp', 'b.webp'])
  expect(works[0]?.sizes).toEqual(
    ['160.webp', '320.avif', '320.webp', '480.avif', '480.webp', '640.avif', '640.webp'].map(
      (size) => `${name('a')}/${size}`,
    ),
  )
  expect(works[3]?.sizes).toEqual([`${name('b')}/1000.avif`, `${name('b')}/1000.webp`])
})
