import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { buildMp4, buildWebm } from '../../../../test/builders/build-video.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { cleanVideo } from './clean-video.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-video-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function clean(bytes: Buffer, format: 'mp4' | 'webm'): Promise<Buffer> {
  const file = path.join(folder, 'video')
  writeFileSync(file, bytes)
  await cleanVideo(file, format)
  return readFileSync(file)
}
const broken = expect.objectContaining({ code: 'bad_input', message: expect.stringContaining('could not be read') })

test('a video that holds together stays as it is', async () => {
  expect(await clean(buildMp4(), 'mp4')).toEqual(buildMp4())
  expect(await clean(buildWebm(), 'webm')).toEqual(buildWebm())
  expect(await clean(buildWebm({ live: true }), 'webm')).toEqual(buildWebm({ live: true }))
})

test('the place of recording is blanked, nothing else moves', async () => {
  for (const [format, bytes] of [
    ['mp4', buildMp4({ place: '+11.1717+075.8046/' })],
    ['webm', buildWebm({ place: '+11.1717+075.8046/' })],
  ] as const) {
    const cleaned = await clean(bytes, format)
    expect(bytes.includes('11.1717')).toBe(true)
    expect(cleaned.includes('11.1717')).toBe(false)
    expect(cleaned).toHaveLength(bytes.length)
    // what is left is still a video
    expect(await clean(cleaned, format)).toEqual(cleaned)
  }
})

test.each([
  ['mp4', buildMp4({ hidden: 'N 11.1717 E 75.8046' })],
  ['mp4', buildMp4({ hidden: 'N 11.1717 E 75.8046', fragmented: true })],
  ['webm', buildWebm({ hidden: 'N 11.1717 E 75.8046' })],
  ['webm', buildWebm({ hidden: 'N 11.1717 E 75.8046', live: true })],
] as const)('what no player needs is blanked wherever it stands (%s)', async (format, bytes) => {
  const cleaned = await clean(bytes, format)
  expect(bytes.includes('11.1717')).toBe(true)
  expect(cleaned.includes('11.1')).toBe(false)
  expect(cleaned).toHaveLength(bytes.length)
  expect(await clean(cleaned, format)).toEqual(cleaned)
})

test('a track beside picture and sound is refused, with a sentence that says why', async () => {
  await clean(buildMp4({ second: 'soun', sampleBytes: 150 }), 'mp4')
  const notes = expect.objectContaining({ code: 'bad_input', message: expect.stringContaining('picture and sound') })
  await expect(clean(buildMp4({ second: 'meta', sampleBytes: 150 }), 'mp4')).rejects.toEqual(notes)
  await expect(clean(buildWebm({ trackType: 0x11 }), 'webm')).rejects.toEqual(notes)
})

test('60 seconds are taken, more are not', async () => {
  await clean(buildMp4({ seconds: 60 }), 'mp4')
  await clean(buildWebm({ seconds: 60 }), 'webm')
  const tooLong = expect.objectContaining({ code: 'bad_input', message: expect.stringContaining('60 seconds') })
  await expect(clean(buildMp4({ seconds: 61 }), 'mp4')).rejects.toEqual(tooLong)
  await expect(clean(buildWebm({ seconds: 3600 }), 'webm')).rejects.toEqual(tooLong)
  for (const seconds of [Number.NaN, -1, -1e300, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    await expect(clean(buildWebm({ seconds }), 'webm')).rejects.toEqual(tooLong)
  }
})

test.each([
  ['cut off', 'mp4', buildMp4().subarray(0, -10)],
  ['with something behind it', 'mp4', Buffer.concat([buildMp4(), Buffer.from('<script>alert(1)</script>')])],
  ['only sound', 'mp4', buildMp4({ handler: 'soun' })],
  ['cut off', 'webm', buildWebm().subarray(0, -10)],
  ['with something behind it', 'webm', Buffer.concat([buildWebm(), Buffer.from('<script>alert(1)</script>')])],
  ['only sound', 'webm', buildWebm({ trackType: 2 })],
  ['with a file in it', 'webm', buildWebm({ attachment: 'anything' })],
  ['with a chunk outside of its media data', 'mp4', buildMp4({ chunkAt: 300 })],
  ['mostly something else than its samples', 'mp4', buildMp4({ sampleBytes: 100 })],
  ['with more samples than media data', 'mp4', buildMp4({ sampleBytes: 301 })],
] as const)('a video that is %s (%s) is refused', async (_what, format, bytes) => {
  await expect(clean(bytes, format)).rejects.toEqual(broken)
})

test.each([
  ['mp4', buildMp4().subarray(0, 12)],
  ['mp4', buildMp4().subarray(0, 32)],
  ['mp4', Buffer.concat([buildMp4().subarray(0, 32), Buffer.alloc(300, 'text')])],
  ['webm', buildWebm().subarray(0, 12)],
  ['webm', Buffer.concat([buildWebm().subarray(0, 12), Buffer.alloc(300, 'text')])],
] as const)('what only begins like a video (%s) is none', async (format, bytes) => {
  await expect(clean(bytes, format)).rejects.toEqual(expect.objectContaining({ code: 'wrong_type' }))
})

test('whatever bytes come, the answer is a refusal or a video, never a fault of ours', async () => {
  const base = { mp4: buildMp4({ place: 'here' }), webm: buildWebm({ place: 'here' }) }
  const change = fc.array(fc.tuple(fc.nat(700), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('mp4' as const, 'webm' as const), change, async (format, changes) => {
      const bytes = Buffer.from(base[format])
      for (const [at, value] of changes) bytes[at % bytes.length] = value
      const outcome = await clean(bytes, format).catch((error: unknown) => error)
      expect(outcome instanceof Failure || (outcome as Buffer).length === bytes.length).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('media data in thousands of boxes is refused: each chunk was looked for in all of them, for half a minute', async () => {
  const empty = Buffer.from([0, 0, 0, 8, ...Buffer.from('mdat')])
  await expect(clean(Buffer.concat([buildMp4(), ...Array(5000).fill(empty)]), 'mp4')).rejects.toEqual(broken)
})
