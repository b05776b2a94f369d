import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAnswer } from './cached-answer.ts'
import { createPublicCache, type PublicCache } from './public-cache.ts'

const text = 'bearing, belt, pulley; '.repeat(100)
const answer = (body: string, ...tags: string[]) => makeAnswer(200, 'text/plain', body, { tags })
let cache: PublicCache
let server: Server
beforeAll(async () => {
  server = createServer((incoming, response) => {
    if (!cache.serve(incoming, response)) response.writeHead(599).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())
beforeEach(() => {
  cache = createPublicCache({ maxBytes: 1_000_000, headers: () => ({ list: ['x-frame-options', 'DENY'] }) })
})

const keep = (key: string, body = key, ...tags: string[]) => cache.remember(key, key, async () => answer(body, ...tags))

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const call = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    call.on('error', reject).end()
  })
}

describe('the form of an answer', () => {
  test.each([
    [undefined, undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.8', 'br'],
    ['gzip; q=0.0, br ; q=0', undefined],
    ['identity', undefined],
  ])('for accept-encoding %j is %j, with the same content, twice', async (accepted, encoding) => {
    await keep('/a', text)
    for (let time = 0; time < 2; time += 1) {
      const { status, headers, body } = await ask('/a', accepted === undefined ? {} : { 'accept-encoding': accepted })
      expect(status).toBe(200)
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers).toMatchObject({
        vary: 'accept-encoding',
        'x-frame-options': 'DENY',
        'content-type': 'text/plain',
      })
      const read = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
      expect(read.toString()).toBe(text)
    }
  })

  test('is never compressed where that would not pay', async () => {
    await keep('/short', 'ok')
    expect((await ask('/short', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  test('has no body for HEAD, but the length of it', async () => {
    await keep('/a', text)
    const { headers, body } = await ask('/a', {}, 'HEAD')
    expect(body).toHaveLength(0)
    expect(headers['content-length']).toBe(String(text.length))
  })

  test('is 304 for whoever names its validator: alone, among others, without its mark of weakness, or as whatever there is', async () => {
    await keep('/a', text)
    const etag = String((await ask('/a')).headers.etag)
    for (const named of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const { status, headers, body } = await ask('/a', { 'if-none-match': named, 'accept-encoding': 'br' })
      expect([status, body.length, headers.etag]).toEqual([304, 0, etag])
      expect(headers['x-frame-options']).toBe('DENY')
    }
    expect((await ask('/a', { 'if-none-match': '"other"' })).status).toBe(200)
  })
})

describe('what is kept', () => {
  const kept = async (path: string) => (await ask(path)).status === 200

  test('goes when one of its tags is stale, and nothing else does', async () => {
    await keep('/a', 'a', 'one', 'two')
    await keep('/b', 'b', 'three')
    cache.markStale(['two'])
    expect([await kept('/a'), await kept('/b')]).toEqual([false, true])
  })

  test('is never what was computed before a change', async () => {
    let finish = (_: string) => {}
    const slow = new Promise<string>((resolve) => {
      finish = resolve
    })
    const early = cache.remember('/a', '/a', async () => answer(await slow, 'one'))
    cache.markStale(['one'])
    const late = keep('/a', 'after', 'one')
    finish('before')
    expect([(await early).identity.toString(), (await late).identity.toString()]).toEqual(['before', 'after'])
    expect((await ask('/a')).body.toString()).toBe('after')
  })

  test('is computed once for all who ask at the same time', async () => {
    let computed = 0
    const compute = async () => {
      computed += 1
      return answer('a')
    }
    await Promise.all(Array.from({ length: 20 }, () => cache.remember('/a', '/a', compute)))
    expect(computed).toBe(1)
  })

  test('is no failure', async () => {
    await cache.remember('/a', '/a', async () => makeAnswer(404, 'text/plain', 'none', { tags: [] }))
    expect(await kept('/a')).toBe(false)
    await expect(cache.remember('/b', '/b', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    await keep('/b')
    expect(await kept('/b')).toBe(true)
  })

  test('stays within the bound, and what is asked for outlives what is not', async () => {
    cache = createPublicCache({ maxBytes: 20_000, headers: () => ({ list: [] }) })
    for (const path of ['/a', '/b', '/c', '/d', '/hot', '/hot']) await keep(path, text)
    for (let number = 0; number < 50; number += 1) {
      expect(await kept('/hot')).toBe(true)
      for (const _ of ['once', 'again']) await keep(`/crawled/${number}`, text)
    }
    const left = await Promise.all(Array.from({ length: 50 }, (_, number) => kept(`/crawled/${number}`)))
    expect(left.filter(Boolean).length).toBeLessThan(5)
    expect(left.at(-1)).toBe(true)
  })

  test('gives up no place to what is asked for once', async () => {
    cache = createPublicCache({ maxBytes: 20_000, headers: () => ({ list: [] }) })
    for (let number = 0; number < 50; number += 1) await keep(`/crawled/${number}`, text)
    expect(await kept('/crawled/0')).toBe(true)
    expect(await kept('/crawled/49')).toBe(false)
    await keep('/crawled/49', text)
    expect(await kept('/crawled/49')).toBe(true)
  })

  test('is nothing where no memory is given', async () => {
    cache = createPublicCache({ maxBytes: 0, headers: () => ({ list: [] }) })
    await keep('/a')
    expect(await kept('/a')).toBe(false)
  })

  test('is found under few spellings of one URL only', async () => {
    for (let number = 0; number < 10; number += 1) {
      await cache.remember('key', `/a?x=${number}`, async () => answer('a'))
    }
    const found = await Promise.all(Array.from({ length: 10 }, (_, number) => kept(`/a?x=${number}`)))
    expect(found.filter(Boolean)).toHaveLength(4)
  })
})
