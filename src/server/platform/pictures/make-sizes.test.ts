import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { photo } from '../../../../test/builders/review-form.ts'
import { sizedPicture } from '../../../shared/pictures/picture-address.ts'
import { plainAddress } from './built-pictures.ts'
import { makeSizes, pictureHash } from './make-sizes.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-sizes-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the address names exactly the sizes that are there, each with its own width', async () => {
  const name = await makeSizes(photo(700, 500), '1'.repeat(24), folder)
  const picture = sizedPicture(plainAddress('/pictures/', name))
  expect(picture).toMatchObject({ width: 700, height: 500, widths: [160, 320, 480, 700] })
  const files = picture?.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]) ?? []
  expect(readdirSync(path.join(folder, name)).sort()).toEqual(files.sort())
  for (const file of files) {
    const { format, width, compression } = await sharp(path.join(folder, name, file)).metadata()
    expect(`${width}.${compression === 'av1' ? 'avif' : format}`).toBe(file)
  }
})

test('the placeholder has the colours of the picture', async () => {
  const name = await makeSizes(photo(90, 60), '2'.repeat(24), folder)
  expect(name).toBe(`${'2'.repeat(24)}-90x60-b62b62b62`)
})

test('whatever the colours are made of, they come out as they look', async () => {
  const grey = photo(200, 100).toColourspace('b-w').png()
  const deep = photo(200, 100).toColourspace('rgb16').png()
  const clear = sharp({
    create: { width: 200, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).png()
  const endings = ['777777777', 'b62b62b62', 'fffffffff']
  for (const [index, made] of [grey, deep, clear].entries()) {
    const name = await makeSizes(sharp(await made.toBuffer()), `${index + 4}`.repeat(24), folder)
    expect(name.endsWith(endings[index] ?? '')).toBe(true)
  }
})

test('another content is another picture', () => {
  expect(pictureHash(Buffer.from('a'))).not.toBe(pictureHash(Buffer.from('b')))
  expect(pictureHash(Buffer.from('a'))).toMatch(/^[0-9a-f]{24}$/)
})

test('two that make the same at once agree, and leave no draft', async () => {
  const make = () => makeSizes(photo(400, 400), '3'.repeat(24), folder)
  const [first, second] = await Promise.all([make(), make()])
  expect(first).toBe(second)
  expect(readdirSync(folder).filter((entry) => entry.startsWith('.'))).toEqual([])
})
