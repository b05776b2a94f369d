import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bucket, openBucket } from '../../src/server/platform/s3/bucket.ts'
import type { S3Place } from '../../src/server/platform/s3/s3-place.ts'
import { bodyOf, S3Requests } from '../../src/server/platform/s3/s3-requests.ts'
import { bucketCopy as copy } from '../../src/shared/copy/bucket.ts'
import { atOnce, makeBucket, openLine } from './storage.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-s3-'))
const never = new AbortController().signal
const large = path.join(folder, 'large')
const small = path.join(folder, 'small')
let place: S3Place
beforeAll(async () => {
  writeFileSync(large, randomBytes(20 * 2 ** 20 + 12_345))
  writeFileSync(small, randomBytes(70_000))
  place = await makeBucket()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (at: S3Place) => openBucket(at, never, atOnce)
const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
async function sumThere(bucket: Bucket, name: string): Promise<string> {
  const found = (await bucket.list()).find(({ key }) => key === name)
  const hash = createHash('sha256')
  if (found) for await (const chunk of bucket.read(found)) hash.update(chunk)
  return hash.digest('hex')
}

test('a small and a large file are there as they were, listed by their names, until they are removed', async () => {
  const { place: near, way, close } = await openLine(place, {})
  const bucket = open(near)
  await bucket.send(small, 'small')
  await bucket.send(large, 'large')
  expect(way.asked.filter((each) => each.includes('partNumber='))).toHaveLength(3)
  expect(await bucket.list()).toEqual([
    { key: 'large', bytes: 20 * 2 ** 20 + 12_345, changedAt: expect.any(Date) },
    { key: 'small', bytes: 70_000, changedAt: expect.any(Date) },
  ])
  expect(await sumThere(bucket, 'small')).toBe(sumOf(small))
  expect(await sumThere(bucket, 'large')).toBe(sumOf(large))
  expect(await open({ ...place, folder: 'elsewhere/' }).list()).toEqual([])
  for (const name of ['small', 'large']) await bucket.remove(name)
  expect(await bucket.list()).toEqual([])
  close()
})

test('a folder whose list has several pages is listed to its end', async () => {
  const there = { ...place, folder: 'many/' }
  const requests = new S3Requests(there, never)
  // of the storage for tests a page has ten
  const names = Array.from({ length: 35 }, (_, n) => `file-${String(n).padStart(2, '0')}`)
  for (const name of names) await requests.ask({ method: 'PUT', key: `many/${name}`, body: bodyOf(name) })
  const { place: near, way, close } = await openLine(there, {})
  expect((await open(near).list()).map(({ key }) => key)).toEqual(names)
  expect(way.asked).toHaveLength(4)
  close()
})

describe('a line on which bytes change', () => {
  test('is noticed by the storage: a part is sent again', async () => {
    const spoilt: string[] = []
    const spoils = (method: string, asked: number) => asked === 3 && spoilt.push(method) === 1
    const { place: near, way, close } = await openLine(place, { spoils })
    await open(near).send(large, 'mended')
    expect(spoilt).toEqual(['PUT'])
    expect(way.asked.filter((each) => each.includes('partNumber='))).toHaveLength(4)
    expect(await sumThere(open(place), 'mended')).toBe(sumOf(large))
    await open(place).remove('mended')
    close()
  })

  test.each([small, large])('leaves nothing that looks like a copy where it never heals: %#', async (file) => {
    const { place: near, close } = await openLine(place, { spoils: (method) => method === 'PUT' })
    await expect(open(near).send(file, 'broken')).rejects.toThrow(copy.answered(400, 'BadDigest'))
    expect(await open(place).list()).toEqual([])
    close()
  })
})

test('a line that breaks while something is read goes on where it ended', async () => {
  await open(place).send(large, 'read')
  const cutsAfter = (method: string) => (method === 'GET' ? 7_000_000 : Number.POSITIVE_INFINITY)
  const { place: near, way, close } = await openLine(place, { cutsAfter })
  expect(await sumThere(open(near), 'read')).toBe(sumOf(large))
  expect(way.asked.filter((each) => each.endsWith('/read')).length).toBeGreaterThan(2)
  await open(place).remove('read')
  close()
})

test('what was sent in parts and never came to its end is let go of once it is a day old', async () => {
  const requests = new S3Requests(place, never)
  const unfinished = async () =>
    (await requests.ask({ method: 'GET', key: '', query: { uploads: '' } })).text.split('<Upload>').length - 1
  await requests.ask({ method: 'POST', key: 'backups/given-up', query: { uploads: '' } })
  await requests.ask({ method: 'POST', key: 'others/theirs', query: { uploads: '' } })
  expect(await unfinished()).toBe(2)
  const bucket = open(place)
  await bucket.forgetUnfinished(new Date(Date.now() - 60_000))
  expect(await unfinished()).toBe(2)
  await bucket.forgetUnfinished(new Date(Date.now() + 60_000))
  expect(await unfinished()).toBe(1)
})

test('what is wrong is said in plain words', async () => {
  const wrongKey = { ...place, secretAccessKey: 'another' }
  await expect(open(wrongKey).list()).rejects.toThrow(copy.wrongKeys)
  await expect(open({ ...place, accessKeyId: 'no:body' }).list()).rejects.toThrow(copy.wrongKeys)
  const noBucket = { ...place, bucket: 'nowhere-at-all' }
  await expect(open(noBucket).send(small, 'x')).rejects.toThrow(copy.noBucket('nowhere-at-all'))
  await expect(open({ ...place, endpoint: 'http://127.0.0.1:9' }).list()).rejects.toThrow(copy.unreachable(''))
})

test('a bucket whose quota is used up says so, and is not asked again and again', async () => {
  const tight = await makeBucket({ 'x-container-meta-quota-bytes': '100000' })
  const { place: near, way, close } = await openLine(tight, {})
  await open(near).send(small, 'fits')
  const before = way.asked.length
  await expect(open(near).send(small, 'one-too-many')).rejects.toThrow(copy.full)
  expect(way.asked.slice(before).filter((each) => each.startsWith('PUT'))).toHaveLength(1)
  expect((await open(tight).list()).map(({ key }) => key)).toEqual(['fits'])
  close()
})
