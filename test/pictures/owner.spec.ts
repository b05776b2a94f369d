import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { openOffice, signInStaff } from '../browser/office.ts'

const folder = path.join(import.meta.dirname, '../../docs/owner/pictures')

/** Each screen that docs/owner shows, as a desk and a phone see it. */
const screens: readonly { name: string; path: string }[] = [
  { name: 'today', path: '/' },
  { name: 'orders', path: '/orders' },
  { name: 'complaints', path: '/tickets' },
  { name: 'history', path: '/history' },
  { name: 'people', path: '/people' },
  { name: 'settings', path: '/settings' },
  { name: 'delivery', path: '/settings/delivery' },
  { name: 'health', path: '/health' },
]

const widths = { desk: 1280, phone: 360 }

test('the pictures of the owner’s handbook', async ({ page, context }) => {
  test.setTimeout(300_000)
  mkdirSync(folder, { recursive: true })
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  for (const { name, path: address } of screens) {
    for (const [device, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: device === 'desk' ? 800 : 720 })
      await openOffice(page, address)
      await keep(page, `${name}-${device}`)
    }
  }
  await page.setViewportSize({ width: widths.phone, height: 720 })
  await openOffice(page, '/orders')
  await page.getByRole('link', { name: /BMS-/ }).first().click()
  await page.locator('main h1').filter({ hasText: 'BMS-' }).waitFor()
  await keep(page, 'order-phone')
  await page.setViewportSize({ width: widths.desk, height: 900 })
  await keep(page, 'order-desk')
})

async function keep(page: Page, name: string): Promise<void> {
  await page.locator('main [aria-busy=true]').waitFor({ state: 'hidden' })
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`))
}
