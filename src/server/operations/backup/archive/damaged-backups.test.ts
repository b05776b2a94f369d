import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { emptyFolder } from '../../../../../test/restored-shop.ts'
import { backupCopy as copy } from '../../../../shared/copy/backup.ts'
import { checkBackup } from '../read-backup.ts'
import { runBackup } from '../run-backup.ts'
import { BackupFailure } from './backup-failure.ts'
import { ByteReader } from './byte-reader.ts'
import { openStream, sealStream } from './sealed-stream.ts'

const key = 'Feroke tile works, 1907'
let shop: TestShop
const folder = emptyFolder()
const changed = path.join(folder, 'changed')
let plain: Buffer
let sealed: Buffer

beforeAll(async () => {
  shop = await openShop()
  const order = { folder, prove: false }
  plain = readFileSync((await runBackup(shop.shop, shop.database.url, order)).file)
  const locked = { ...shop.shop, config: { ...shop.shop.config, backupKey: key } }
  sealed = readFileSync((await runBackup(locked, shop.database.url, order)).file)
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

function check(content: Buffer, by: string | null = null) {
  writeFileSync(changed, content)
  return checkBackup(changed, by)
}

function withOtherBit(content: Buffer, at: number, bit = 0): Buffer {
  const copied = Buffer.from(content)
  copied[at] = (copied[at] ?? 0) ^ (1 << bit)
  return copied
}

describe('a backup that is not what was written is refused', () => {
  test('wherever one bit of it is another one', async () => {
    await check(plain)
    const place = fc.nat(plain.length - 1)
    await fc.assert(
      fc.asyncProperty(place, fc.nat(7), async (at, bit) => {
        await expect(check(withOtherBit(plain, at, bit))).rejects.toThrow(/^This (backup is damaged|file is no backup)/)
      }),
      // a header's own sum, its end, the end of the tar, and what is behind the manifest's sum
      {
        numRuns: 200,
        examples: [148, 155, plain.length - 1, plain.lastIndexOf('  manifest.json')].map((at) => [at, 0]),
      },
    )
  }, 180_000)

  test('by the name of the file in it that is damaged', async () => {
    const at = plain.indexOf('"shop":')
    await expect(check(withOtherBit(plain, at + 2))).rejects.toThrow(copy.damaged('about.json'))
    const name = 'tables/settings/000001.copy.zst'
    const inside = check(withOtherBit(plain, plain.indexOf(name) + 520))
    await expect(inside).rejects.toThrow(copy.damaged(name))
  })

  test('wherever it ends too early', async () => {
    const end = fc.nat(plain.length - 1)
    await fc.assert(
      fc.asyncProperty(end, async (bytes) => {
        writeFileSync(changed, plain)
        truncateSync(changed, bytes)
        await expect(checkBackup(changed, null)).rejects.toThrow(/no backup|damaged|ends in the middle/)
      }),
      { numRuns: 50 },
    )
  }, 180_000)

  test('where it is something else', async () => {
    await expect(check(Buffer.from('PK a zip'))).rejects.toThrow(copy.noBackup)
    await expect(check(Buffer.alloc(0))).rejects.toThrow(copy.noBackup)
    await expect(checkBackup(path.join(folder, 'nowhere'), null)).rejects.toThrow(/^There is no file/)
  })
})

describe('a shop with a key', () => {
  test('takes no backup that anybody could have written, however it is made to look', async () => {
    await expect(check(plain, key)).rejects.toThrow(copy.notSealed)
    // a mark alone seals nothing
    const marked = Buffer.concat([sealed.subarray(0, 17 + 16 + 16), plain])
    await expect(check(marked, key)).rejects.toThrow(copy.pieceDamaged(0))
    await check(plain, null)
  })
})

describe('an encrypted backup', () => {
  test('opens with its key, and says when it is another one or none', async () => {
    const { about } = await check(sealed, key)
    expect(about.shop).toBe(shop.shop.settings.identity().name)
    await expect(check(sealed, 'Feroke tile works, 1908')).rejects.toThrow(copy.wrongKey)
    await expect(check(sealed)).rejects.toThrow(copy.keyNeeded)
    expect(sealed.includes('about.json')).toBe(false)
  })

  test('is refused where a piece is damaged, missing or in another place', async () => {
    const text = randomBytes(200_000)
    const whole = await buffer(sealStream(Readable.from([text]), key))
    const open = (content: Buffer) => buffer(openStream(new ByteReader(Readable.from([content])), key))
    expect((await open(whole)).equals(text)).toBe(true)
    const [head, piece] = [17 + 16 + 16, 65_536 + 16]
    const end = head + piece
    const damaged = [
      withOtherBit(whole, head + 1000),
      withOtherBit(whole, whole.length - 1),
      // the first piece is gone; it comes twice; the last one is gone; so are all behind the first
      Buffer.concat([whole.subarray(0, head), whole.subarray(end)]),
      Buffer.concat([whole.subarray(0, end), whole.subarray(head)]),
      whole.subarray(0, head + 3 * piece),
      whole.subarray(0, end),
      whole.subarray(0, whole.length - 1),
    ]
    for (const content of damaged) await expect(open(content)).rejects.toThrow(BackupFailure)
  })
})
