import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NearFiles } from './near-files.ts'

const changedAt = new Date('2026-11-22T04:00:00Z')
let folder: string
let laterMs: number
let near: NearFiles
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-near-'))
  laterMs = 0
  near = new NearFiles(folder, () => new Date(Date.now() + laterMs), 10_000)
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (file: string, bytes = 1000) =>
  near.put(file, Readable.from([Buffer.alloc(bytes, file)]), { bytes, changedAt })

test('a file lies there with the time that the storage has of it, and is asked for anew after a day', async () => {
  expect(await near.has('a/640.webp')).toBe('none')
  await put('a/640.webp')
  expect(readFileSync(path.join(folder, 'a/640.webp'))).toHaveLength(1000)
  expect(statSync(path.join(folder, 'a/640.webp')).mtime).toEqual(changedAt)
  expect(await near.has('a/640.webp')).toBe('fresh')
  laterMs = 86_400_001
  expect(await near.has('a/640.webp')).toBe('stale')
  await put('a/640.webp')
  laterMs = 0
  expect(await near.has('a/640.webp')).toBe('fresh')
  await near.forget('a')
  expect(await near.has('a/640.webp')).toBe('none')
})

test('it takes no more room than it may: the oldest go first', async () => {
  for (let n = 0; n < 40; n += 1) await put(`${n}`)
  const left = readdirSync(folder).map(Number)
  expect(left.length).toBeLessThanOrEqual(11)
  expect(left.length).toBeGreaterThan(5)
  expect(Math.min(...left)).toBeGreaterThanOrEqual(29)
})

test('what nobody asked for in a week is gone with the next file', async () => {
  await put('old', 2000)
  laterMs = 8 * 86_400_000
  await put('new')
  expect(existsSync(path.join(folder, 'old'))).toBe(false)
})

test('what breaks off while it is brought leaves nothing', async () => {
  const breaks = Readable.from(
    (function* () {
      yield Buffer.alloc(10)
      throw new Error('gone')
    })(),
  )
  await expect(near.put('x', breaks, { bytes: 20, changedAt })).rejects.toThrow('gone')
  expect(readdirSync(folder)).toEqual([])
})

test('a file of this machine gets a second name and takes no more of the disk, also when it is asked for anew', async () => {
  const own = mkdtempSync(path.join(os.tmpdir(), 'beypore-own-'))
  const from = path.join(own, 'film.mp4')
  writeFileSync(from, Buffer.alloc(20_000, 'f'))
  for (let times = 0; times < 2; times += 1) {
    expect(await near.take('film.mp4', from)).toBe(true)
    expect(statSync(path.join(folder, 'film.mp4')).ino).toBe(statSync(from).ino)
    expect(readdirSync(folder)).toEqual(['film.mp4'])
  }
  // what is sent to the bucket meanwhile is asked for there
  rmSync(own, { recursive: true })
  expect(await near.take('other.mp4', from)).toBe(false)
  expect(readdirSync(folder)).toEqual(['film.mp4'])
  // and room is made for it as for all others
  await put('a')
  await put('b', 2000)
  expect(existsSync(path.join(folder, 'film.mp4'))).toBe(false)
})
