import { expect, test } from 'vitest'
import { openShop } from '../../../test/app.ts'
import { askHost } from '../../../test/office.ts'

// Reads the build: `npm test` makes it first, otherwise `npm run build`.

test('the worker keeps whole files of this build, never an answer of a call; its frame has the shop’s name and nobody’s data', async () => {
  const shop = await openShop()
  try {
    const worker = await fetch(`${shop.url}/sw.js`)
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    const script = await worker.text()
    const files = script.match(/\/assets\/[\w.-]+/g) ?? []
    expect(files.length).toBeGreaterThan(10)
    for (const file of new Set(files)) expect((await fetch(shop.url + file)).status, file).toBe(200)
    const frame = await (await fetch(`${shop.url}/app-frame`)).text()
    expect(frame).toMatch(/<meta name="robots" content="noindex">/)
    expect(frame).toContain('data-frame-only')
    expect(frame).toMatch(/"queries":\[\]/)
    const policy = (await fetch(shop.url)).headers.get('content-security-policy')
    expect(policy).toContain("worker-src 'self'; manifest-src 'self'")
    const manifest = (await (await fetch(`${shop.url}/site.webmanifest`)).json()) as Record<string, unknown>
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' })
  } finally {
    await shop.close()
  }
})

test('OFFLINE=off: the worker forgets all that was kept, and itself', async () => {
  const shop = await openShop({ env: { OFFLINE: 'off' } })
  try {
    const script = await (await fetch(`${shop.url}/sw.js`)).text()
    expect(script).toContain('registration.unregister()')
    expect(script).not.toContain('/assets/')
  } finally {
    await shop.close()
  }
})

test('the back office has a worker of its own, and knows nothing of this one', async () => {
  const shop = await openShop()
  try {
    const own = await (await fetch(`${shop.url}/sw.js`)).text()
    const host = new URL(shop.shop.config.officeUrl).host
    const ask = async (path: string) => (await askHost(shop.url, { path, headers: { host } })).text
    expect(await ask('/sw.js')).not.toBe(own)
    expect(await ask('/app-frame')).not.toContain('data-frame-only')
  } finally {
    await shop.close()
  }
})
