import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Transform } from 'node:stream'
import type { S3Place } from '../../src/server/platform/s3/s3-place.ts'
import { S3Requests } from '../../src/server/platform/s3/s3-requests.ts'

type Storage = Pick<S3Place, 'endpoint' | 'accessKeyId' | 'secretAccessKey'>
let opened: Promise<Storage> | undefined
let close = async () => undefined

/** OpenStack Swift where `npm run test:s3` has started it; else a small server of the same protocol, from npm. */
async function openStorage(): Promise<Storage> {
  const { TEST_S3_ENDPOINT: endpoint = '', TEST_S3_ACCESS_KEY_ID: accessKeyId = '' } = process.env
  if (endpoint) return { endpoint, accessKeyId, secretAccessKey: process.env.TEST_S3_SECRET_ACCESS_KEY ?? '' }
  const { default: S3rver } = await import('s3rver')
  const directory = mkdtempSync(path.join(os.tmpdir(), 'beypore-storage-'))
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory })
  const { port } = await server.run()
  close = async () => {
    opened = undefined
    close = async () => undefined
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  }
  return { endpoint: `http://127.0.0.1:${port}`, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
}

/** Ends what was opened for these tests. */
export const closeStorage = () => close()

/** Tries again at once: nobody waits in a test. */
export const atOnce = { retryMs: 0 }

/** A new bucket of the storage that the tests run on. `headers` go with the wish for it. */
export async function makeBucket(headers: Record<string, string> = {}, folder = 'backups/'): Promise<S3Place> {
  opened ??= openStorage()
  const bucket = `shop-${randomBytes(6).toString('hex')}`
  const place = { ...(await opened), region: 'us-east-1', bucket, folder }
  await new S3Requests(place, new AbortController().signal).ask({ method: 'PUT', key: '', headers })
  return place
}

/** The shop's settings for uploads in such a bucket. */
export const settingsOf = ({ bucket: name, endpoint, accessKeyId, secretAccessKey }: S3Place) => ({
  S3_BUCKET: `${name}/uploads`,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})

/** The faults on the way to the storage and back. */
export interface Way {
  /** The requests, in turn. */
  asked: string[]
  /** Changes a byte of a body that is sent. */
  spoils: (method: string, asked: number) => boolean
  /** Ends an answer's connection after so many bytes of its body. */
  cutsAfter: (method: string) => number
  /** Does not come through at all. */
  isCut: (method: string) => boolean
}

/** A line to the storage on which things go wrong. Gives the place at its near end. */
export async function openLine(
  place: S3Place,
  given: Partial<Way>,
): Promise<{ place: S3Place; way: Way; close: () => void }> {
  const way: Way = {
    asked: [],
    spoils: () => false,
    cutsAfter: () => Number.POSITIVE_INFINITY,
    isCut: () => false,
    ...given,
  }
  const server = http.createServer((request, response) => forward(place, way, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { place: { ...place, endpoint: `http://127.0.0.1:${port}` }, way, close }
}

function forward(place: S3Place, way: Way, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '', headers } = request
  if (way.isCut(method)) return void request.socket.destroy()
  way.asked.push(`${method} ${url}`)
  const beyond = http.request(new URL(url, place.endpoint), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 0, answer.headers)
    let left = way.cutsAfter(method)
    answer.on('data', (chunk: Buffer) => {
      response.write(chunk.subarray(0, left))
      left -= chunk.length
      if (left <= 0) response.socket?.end(() => response.socket?.destroy())
    })
    answer.on('end', () => response.end())
  })
  beyond.on('error', () => response.destroy())
  request.pipe(way.spoils(method, way.asked.length) ? spoiled() : new Transform({ transform: pass })).pipe(beyond)
}

function pass(chunk: Buffer, _: string, done: (error: null, chunk: Buffer) => void): void {
  done(null, chunk)
}

/** One bit of each piece is another one. */
function spoiled(): Transform {
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      const other = Buffer.from(chunk)
      other[0] = (other[0] ?? 0) ^ 1
      done(null, other)
    },
  })
}
