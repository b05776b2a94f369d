import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { noteBackup } from '../../../../test/builders/noted-backup.ts'
import { lookAt } from '../../../../test/health.ts'
import { bucketCopy } from '../../../shared/copy/bucket.ts'
import { healthCopy } from '../../../shared/copy/office/health.ts'
import type { S3Place } from '../../platform/s3/s3-place.ts'
import { findBackup, noteEnd } from './backup-queries.ts'
import { startCopies, workOnCopies } from './start-copies.ts'

// What works is tried on a real server of the protocol (test/s3). Here is what goes wrong with one.
const secret = 'wJalrXUtnFEMI-nobody-may-see-this'
const env = {
  BACKUP_KEY: 'Olavanna boat yard 1911',
  BACKUP_BUCKET: 'beypore/backups',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  S3_SECRET_ACCESS_KEY: secret,
}
const dayMs = 86_400_000
let shop: TestShop
const said: string[] = []
beforeAll(async () => {
  shop = await openShop({ env, now: '2026-11-22T04:00:00Z' })
  const { log } = shop.shop
  shop.shop.log = Object.assign(Object.create(log), {
    warn: (...words: unknown[]) => said.push(JSON.stringify(words)),
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  said.length = 0
  await shop.pool.query('DELETE FROM backups')
})

const prove = (id: string) => noteBackup(shop, id)

/** A storage that answers like this. */
async function openStorage(
  answer: RequestListener,
): Promise<{ place: S3Place; asked: () => number; close: () => void }> {
  let asked = 0
  const server = http.createServer((request, response) => {
    asked += 1
    request.resume()
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = { ...(shop.shop.config.backupBucket as S3Place) }
  place.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { place, asked: () => asked, close }
}
const patience = { retryMs: 0 }
const impatience = { answerMs: 200, sendMs: 0, retryMs: 0 }
/** Returns the beginning of the message: the code of a broken connection depends on how far it got. */
const beginning = (reason: string) => healthCopy.backup.copyFailed(reason).replace(/\. It will be retried\.$/, '')
const answering = (status: number, code: string) => (_: unknown, response: http.ServerResponse) => {
  response.writeHead(status).end(`<Error><Code>${code}</Code><Message>${secret}</Message></Error>`)
}

test.each<[string, RequestListener, string]>([
  ['never answers', () => undefined, bucketCopy.silent],
  ['breaks off', (request) => request.socket.destroy(), bucketCopy.unreachable('')],
  ['is full', answering(507, 'InsufficientStorage'), bucketCopy.full],
  ['has a quota', answering(403, 'QuotaExceeded'), bucketCopy.full],
  ['takes no key', answering(403, 'SignatureDoesNotMatch'), bucketCopy.wrongKeys],
  ['allows nothing', answering(403, 'AccessDenied'), bucketCopy.forbidden],
  ['is elsewhere', answering(301, 'PermanentRedirect'), bucketCopy.elsewhere],
  ['has no bucket', answering(404, 'NoSuchBucket'), bucketCopy.noBucket('beypore')],
  ['says what it likes', answering(500, '<script>alert(1)</script>'), bucketCopy.answered(500, '')],
  ['says that all is well and keeps nothing', (_, response) => void response.end(), bucketCopy.damaged],
])('a storage that %s hurts no backup, is said, and tried again later', async (_, answer, reason) => {
  const file = await prove('night')
  const storage = await openStorage(answer)
  const copyDue = () =>
    workOnCopies(shop.shop, storage.place, { patience: reason === bucketCopy.silent ? impatience : patience })
  await copyDue()
  expect(await lookAt(shop, 'backup')).toMatchObject({
    state: 'warn',
    text: expect.stringContaining(`${healthCopy.backup.notCopied} ${beginning(reason)}`),
    todo: healthCopy.backup.copyTodo,
  })
  expect(existsSync(file)).toBe(true)
  expect(await findBackup(shop.shop.db, 'night')).toMatchObject({ state: 'proven', error: null, removed_at: null })
  expect(said).toHaveLength(1)
  expect(said.join()).not.toContain(secret)

  const asked = storage.asked()
  await copyDue()
  expect(storage.asked()).toBe(asked)
  shop.advance(60_000)
  await copyDue()
  expect(storage.asked()).toBeGreaterThan(asked)
  storage.close()
})

test('a copy that is missing for two days is a fault, and says since when', async () => {
  await prove('first')
  shop.advance(2 * dayMs + 60_000)
  await prove('second')
  expect(await lookAt(shop, 'backup')).toMatchObject({
    state: 'bad',
    text: expect.stringContaining(healthCopy.backup.notCopied),
  })
})

test('what was taken before there was a key stays on this machine, and nobody waits for it', async () => {
  await noteBackup(shop, 'in-the-clear', { name: 'shop-20261122-030000.tar', encrypted: false })
  const storage = await openStorage(answering(200, ''))
  await workOnCopies(shop.shop, storage.place, { patience })
  expect(storage.asked()).toBe(0)
  shop.advance(3 * dayMs)
  await noteBackup(shop, 'sealed')
  expect(await lookAt(shop, 'backup')).toMatchObject({ state: 'ok' })
  storage.close()
})

test('only what is proven, there, and in the shop’s own folder is copied; the newest first', async () => {
  const { db, config } = shop.shop
  const order: string[] = []
  const storage = await openStorage((request, response) => {
    if (request.method === 'PUT') order.push(path.basename(request.url ?? ''))
    response.writeHead(403).end()
  })
  for (const id of ['older', 'newer']) {
    shop.advance(1000)
    await prove(id)
  }
  await prove('elsewhere')
  await shop.pool.query(`UPDATE backups SET file = $1 WHERE id = 'elsewhere'`, [`${config.backupDir}-of-others/x.tar`])
  await prove('failed')
  await noteEnd(db, 'failed', { state: 'failed', at: shop.shop.clock() })
  await workOnCopies(shop.shop, storage.place, { patience })
  expect(order).toEqual(['newer.sealed', 'older.sealed'])
  storage.close()
})

test('a shop that stops leaves a copy for the next process, and calls it no failure', async () => {
  await prove('under-way')
  const stopping = new AbortController()
  const storage = await openStorage(() => stopping.abort())
  await workOnCopies(shop.shop, storage.place, { stopping: stopping.signal, stopped: () => stopping.signal.aborted })
  const { rows } = await shop.pool.query('SELECT copied_at, copy_error FROM backups')
  expect(rows).toEqual([{ copied_at: null, copy_error: null }])
  expect(said).toHaveLength(0)
  storage.close()
})

test('a shop without a bucket does nothing, and loads nothing of it', async () => {
  const { stop } = startCopies({ ...shop.shop, config: { ...shop.shop.config, backupBucket: null } })
  await stop()
  const open = path.resolve(import.meta.dirname, '../../start/start-duties.ts')
  const program = `import { registerHooks } from 'node:module'
    let loads = false
    registerHooks({ resolve: (name, at, next) => { loads ||= name === 'aws4fetch'; return next(name, at) } })
    await import(${JSON.stringify(open)})
    console.log(loads)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout.trim()).toBe('false')
})
