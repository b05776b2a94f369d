import fs, { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { beginNewKey, seal, unseal } from './office-key.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function newShop(): { dataDir: string } {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'beypore-key-'))
  folders.push(dataDir)
  return { dataDir }
}

test('what is sealed opens at its own place only, and unchanged only', () => {
  const shop = newShop()
  const sealed = seal(shop, 'totp:amina', 'JBSWY3DPEHPK3PXP')
  expect(unseal(shop, 'totp:amina', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal(shop, 'totp:basheer', sealed)).toBeUndefined()
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(shop, 'totp:amina', changed), `byte ${at}`).toBeUndefined()
  }
  expect(unseal(shop, 'totp:amina', sealed.subarray(0, 20))).toBeUndefined()
})

test('the same text is sealed differently each time, and another shop cannot open it', () => {
  const [shop, other] = [newShop(), newShop()]
  const [one, two] = [seal(shop, 'x', 'the same'), seal(shop, 'x', 'the same')]
  expect(one.equals(two)).toBe(false)
  expect(one.toString('latin1')).not.toContain('the same')
  expect(unseal(other, 'x', one)).toBeUndefined()
})

test('the key is a file that its owner alone reads, made once', () => {
  const shop = newShop()
  const file = path.join(shop.dataDir, 'office.key')
  const sealed = seal(shop, 'x', 'one')
  const key = readFileSync(file, 'utf8')
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(unseal(shop, 'x', sealed)).toBe('one')
  seal(shop, 'x', 'two')
  expect(readFileSync(file, 'utf8')).toBe(key)
})

test('a file that is no key is named, not overwritten', () => {
  const shop = newShop()
  const file = path.join(shop.dataDir, 'office.key')
  writeFileSync(file, 'something else')
  expect(() => seal(shop, 'x', 'text')).toThrow(file)
  expect(readFileSync(file, 'utf8')).toBe('something else')
})

test('a key that another process renews at the moment of reading is the one of the next secret', () => {
  const shop = newShop()
  const file = path.join(shop.dataDir, 'office.key')
  seal(shop, 'x', 'one')
  beginNewKey(shop)
  const [renewed, former] = readFileSync(file, 'utf8').trim().split('\n')
  writeFileSync(file, `${former}\n`)
  const read = fs.readFileSync
  const whileRead = vi.spyOn(fs, 'readFileSync').mockImplementationOnce((...asked: unknown[]) => {
    const text = Reflect.apply(read, fs, asked)
    writeFileSync(file, `${renewed}\n${former}\n`)
    return text
  })
  syncBuiltinESMExports()
  try {
    seal(shop, 'x', 'by the former key')
  } finally {
    whileRead.mockRestore()
    syncBuiltinESMExports()
  }
  const sealed = seal(shop, 'x', 'by the new one')
  const onlyNew = newShop()
  writeFileSync(path.join(onlyNew.dataDir, 'office.key'), `${renewed}\n`)
  expect(unseal(onlyNew, 'x', sealed)).toBe('by the new one')
})
