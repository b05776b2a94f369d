import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startChild } from '../processes/child.ts'
import { type OfficeUnderTest, workAt } from './office.ts'

/**
 * Opens a shop with data of its own, for a spec that saves whatever it likes: prices, limits and delivery charges that the
 * other specs count on. The office's helpers work at it from now on; gives what closes it and turns them back.
 */
export async function openOwnShop(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'beypore-own-'))
  const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' }
  const child = startChild([process.execPath, 'test/processes/open-shop.ts'], env)
  const isOpen = /Mill Store is open: \S+:(\d+)/
  const port = isOpen.exec(await child.line(isOpen))?.[1] ?? ''
  const shared: OfficeUnderTest = workAt({ port, dataDir })
  return async () => {
    workAt(shared)
    child.kill('SIGTERM')
    await child.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A shop as `DEMO=off npm start` opens it: empty, with the set-up link that its start has printed. */
export async function openEmptyShop(): Promise<{ url: string; setUpLink: string; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'beypore-empty-'))
  const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn', DEMO: 'off', OFFICE_URL: '' }
  const child = startChild([process.execPath, 'test/processes/open-shop.ts'], env)
  const isOpen = /New shop is open: (\S+)/
  const url = isOpen.exec(await child.line(isOpen))?.[1] ?? ''
  const isLink = /Set up your shop: (\S+)/
  const setUpLink = isLink.exec(await child.line(isLink))?.[1] ?? ''
  const close = async () => {
    child.kill('SIGTERM')
    await child.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url, setUpLink, close }
}
