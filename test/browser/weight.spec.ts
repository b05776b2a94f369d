import { gzipSync } from 'node:zlib'
import { expect, test } from './journey.ts'

const budgetKb = 120
const budgetBytes = budgetKb * 1000

for (const path of ['/', '/products', '/products/angle-grinder']) {
  test(`the first load of ${path} brings at most ${budgetKb} KB of JavaScript, gzipped`, async ({ page }) => {
    const scripts = new Map<string, number>()
    const reading: Promise<unknown>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      reading.push(response.body().then((body) => scripts.set(response.url(), gzipSync(body, { level: 9 }).length)))
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await Promise.all(reading)
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0)
    expect(scripts.size).toBeGreaterThan(0)
    const list = [...scripts].map(([url, size]) => `${size} ${url}`).join('\n')
    expect(bytes, list).toBeLessThanOrEqual(budgetBytes)
  })
}
