import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { openOffice, signInStaff } from '../browser/office.ts'

const folder = path.join(import.meta.dirname, '../../docs/owner/pictures')

/** Each screen that docs/owner shows, on what it is shown. */
const screens: readonly [name: string, path: string, device: keyof typeof devices][] = [
  ['today', '/', 'phone'],
  ['orders', '/orders', 'desk'],
  ['products', '/products', 'desk'],
  ['product', '/products/ball-bearing-6204-2rs', 'desk'],
  ['stock', '/stock', 'desk'],
  ['banners', '/window/banners', 'desk'],
  ['reviews', '/reviews', 'desk'],
  ['scan', '/scan', 'phone'],
  ['counts', '/counts', 'phone'],
  ['labels', '/labels', 'desk'],
  ['complaints', '/tickets', 'desk'],
  ['files', '/files', 'desk'],
  ['grid', '/grid', 'desk'],
  ['history', '/history', 'desk'],
  ['attributes', '/attributes/of/bearings', 'desk'],
  ['fit', '/fit', 'desk'],
  ['dictionary', '/dictionary', 'desk'],
  ['gst', '/gst', 'desk'],
  ['people', '/people', 'desk'],
  ['alerts', '/alerts', 'phone'],
  ['my-sign-in', '/my-sign-in', 'desk'],
  ['settings', '/settings', 'desk'],
  ['delivery', '/settings/delivery', 'phone'],
  ['health', '/health', 'desk'],
]
/** Records that are opened from their list, by the words of their links. */
const opened = [
  ['order', '/orders', /BMS-/, 'phone'],
  ['coupon', '/coupons', /WELCOME10/, 'desk'],
] as const

const devices = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 720 } }

test('the pictures of the owner’s handbook', async ({ page, context }) => {
  test.setTimeout(300_000)
  mkdirSync(folder, { recursive: true })
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  for (const [name, path, device] of screens) {
    await page.setViewportSize(devices[device])
    await openOffice(page, path)
    await keep(page, `${name}-${device}`)
  }
  for (const [name, list, link, device] of opened) {
    await page.setViewportSize(devices[device])
    await openOffice(page, list)
    await page.getByRole('link', { name: link }).locator('visible=true').first().click()
    await page.locator('main h1').filter({ hasText: link }).waitFor()
    await keep(page, `${name}-${device}`)
  }
})

async function keep(page: Page, name: string): Promise<void> {
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'hidden' })
  // those further down load when somebody scrolls to them
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight),
  )
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`))
}
