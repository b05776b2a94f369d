import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { upgradeCopy as copy } from '../../shared/copy/upgrade.ts'
import { loadGstRates } from '../catalogue/gst-rates/load-gst-rates.ts'
import type { ShopCopy } from '../operations/backup/prove-backup.ts'
import { pagesAreBuilt } from '../pages/built-pages.ts'
import type { Config } from '../platform/config.ts'
import { connect } from '../platform/db/connect.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { buildApp } from './app.ts'
import { loadDemoOnce } from './load-demo-once.ts'
import { makeShop } from './make-shop.ts'

const pagesMost = 30
const ok = 200

/**
 * Opens the shop on a copy of its database, as a start would, for nobody else: no mail leaves, no work is begun. Asks some thirty
 * of its pages, products among them, its list of goods and the door of the office. Gives how many. Throws StartFailure with the
 * first that does not answer.
 */
export async function askFirstPages(config: Config, theCopy: ShopCopy): Promise<number> {
  if (!pagesAreBuilt()) throw new StartFailure(copy.noPages)
  const connections = connect(theCopy.connection, { max: 4 })
  try {
    const logLevel = config.logLevel === 'silent' ? 'silent' : 'error'
    const own = { dataDir: theCopy.dataDir, databaseUrl: null, dev: false, logLevel } as const
    // goods for trying out are not put into the copy
    const shop = makeShop({ ...config, ...own, demo: 'off', rateLimits: false }, connections)
    const app = await buildApp(shop)
    try {
      await loadGstRates(shop)
      await loadDemoOnce(shop, { ...theCopy, target: theCopy.connection }, { say: () => undefined })
      await app.listen({ host: '127.0.0.1', port: 0 })
      return await askPages(app, config)
    } finally {
      await app.close()
    }
  } finally {
    await connections.disconnect()
  }
}

async function askPages(app: FastifyInstance, config: Config): Promise<number> {
  const shop = new URL(config.publicUrl).host
  const { port } = app.server.address() as AddressInfo
  const ask = async (address: string, host = shop) => {
    const { status, text } = await askOne(port, host, address)
    if (status !== ok) throw new StartFailure(copy.pageFailed(address, status))
    return text
  }
  const pages = some(await listPages(ask))
  for (const page of pages) await ask(page)
  await ask('/api/v1/product/get-products')
  await ask('/', new URL(config.officeUrl).host)
  return pages.length + 2
}

/** Lists the pages that the sitemap names to search engines: the front page, lists, products, texts. */
async function listPages(ask: (address: string) => Promise<string>): Promise<string[]> {
  const list = await ask('/sitemap.xml')
  const [first] = addressesIn(list)
  return list.includes('<sitemapindex') && first ? addressesIn(await ask(first)) : addressesIn(list)
}

function addressesIn(list: string): string[] {
  return [...list.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => {
    const { pathname, search } = new URL(found.replaceAll('&amp;', '&').replaceAll('&#38;', '&'))
    return pathname + search
  })
}

/** The first one, and others from all over the list. */
function some(pages: string[]): string[] {
  const step = Math.max(1, pages.length / pagesMost)
  const picked = Array.from({ length: pagesMost }, (_, index) => pages[Math.floor(index * step)])
  return [...new Set(picked.filter((page) => page !== undefined))]
}

function askOne(port: number, host: string, address: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: address, headers: { host } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
    })
    asked.on('error', reject)
    asked.end()
  })
}
