import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { officeUrl, openOffice, signInStaff } from '../browser/office.ts'
import { linkFromTerminal } from '../browser/office-door.ts'
import { newShopper } from '../browser/shopper.ts'

const folder = path.join(import.meta.dirname, '../../docs/owner/pictures')
/** Whether the shop under it is an empty one (playwright.config.ts). */
const isFirstDay = process.env.DEMO === 'off'

/** Each screen that docs/owner shows, on what it is shown. */
const screens: readonly [name: string, path: string, device: keyof typeof devices][] = [
  ['today', '/', 'phone'],
  ['orders', '/orders', 'desk'],
  ['products', '/products', 'desk'],
  ['product', '/products/ball-bearing-6204-2rs', 'desk'],
  ['new-product', '/products/new', 'phone'],
  ['product-tax', '/products/ball-bearing-6204-2rs/tax', 'desk'],
  ['stock', '/stock', 'desk'],
  ['item', '/stock/items/ball-bearing-6204-2rs', 'phone'],
  ['reorder', '/stock/reorder', 'desk'],
  ['bills', '/stock/bills', 'desk'],
  ['suppliers', '/stock/suppliers', 'desk'],
  ['banners', '/window/banners', 'desk'],
  ['categories', '/window/categories', 'desk'],
  ['coupons', '/coupons', 'desk'],
  ['reviews', '/reviews', 'desk'],
  ['questions', '/questions', 'desk'],
  ['scan', '/scan', 'phone'],
  ['counts', '/counts', 'phone'],
  ['labels', '/labels', 'desk'],
  ['complaints', '/tickets', 'desk'],
  ['files', '/files', 'desk'],
  ['grid', '/grid', 'desk'],
  ['bulk', '/bulk', 'desk'],
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
const colleague = 'sajitha@example.in'
/** Records that are opened from their list: the one that says this, or the first. */
const opened: readonly [name: string, list: string, device: keyof typeof devices, says?: string][] = [
  ['order', '/orders', 'phone', 'BMS-'],
  ['bill', '/stock/bills', 'desk', 'CB/2041'],
  ['supplier', '/stock/suppliers', 'desk', 'Cochin Bearings'],
  ['banner', '/window/banners', 'desk'],
  ['coupon', '/coupons', 'desk', 'WELCOME10'],
  ['review', '/reviews', 'phone'],
  ['question', '/questions', 'phone'],
  ['fit-rule', '/fit', 'desk'],
  ['word', '/dictionary', 'desk'],
  ['person', '/people', 'desk', colleague],
]

const devices = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 720 } }

test('the pictures of the owner’s handbook', async ({ page, context, request }) => {
  test.skip(isFirstDay)
  test.setTimeout(300_000)
  mkdirSync(folder, { recursive: true })
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  await askAndComplain(request)
  await receiveBill(page)
  await linkFromTerminal('counter', colleague)
  for (const [name, path, device] of screens) {
    await page.setViewportSize(devices[device])
    await openOffice(page, path)
    await keep(page, `${name}-${device}`)
  }
  for (const [name, list, device, says = ''] of opened) {
    await page.setViewportSize(devices[device])
    await openOffice(page, list)
    const links = page.locator(`main a[href^="${list}/"]:not([href$="/new"])`).filter({ hasText: says })
    await links.locator('visible=true').first().click()
    await page.waitForURL(`**${list}/**`)
    await keep(page, `${name}-${device}`)
  }
})

test('the pictures of the first day', async ({ page, context }) => {
  test.skip(!isFirstDay)
  await page.setViewportSize(devices.phone)
  await page.goto(officeUrl)
  await keep(page, 'no-owner-phone')
  await page.goto(await linkFromTerminal('owner', 'you@example.in'))
  await keep(page, 'join-phone')
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  await page.setViewportSize(devices.desk)
  await openOffice(page, '/settings')
  await keep(page, 'first-day-desk')
})

/** What the demo shop has not: somebody asks, somebody complains. */
async function askAndComplain(request: APIRequestContext): Promise<void> {
  const shopper = await newShopper(request)
  const text = 'Is this the one for the drum of a semi-automatic washing machine?'
  await shopper.call('POST', '/question', { productId: 'ball-bearing-6204-2rs', text })
  const complaint = 'The angle grinder came without its side handle.'
  const asked = { name: 'Amina Beevi', email: 'amina@example.com', text: complaint }
  expect((await request.post('/api/v1/support/tickets', { data: asked })).status()).toBe(201)
}

/** A supplier's first bill, as somebody at the counter books it; the half-filled form is a picture. */
async function receiveBill(page: Page): Promise<void> {
  await page.setViewportSize(devices.phone)
  await openOffice(page, '/stock/receive')
  await page.getByRole('button', { name: 'New supplier' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Cochin Bearings')
  await dialog.getByLabel('Mobile number').fill('+91 98470 12345')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByLabel('Bill number').fill('CB/2041')
  await page.getByLabel('Add goods').fill('ball-bearing-6204-2rs')
  await page.keyboard.press('Enter')
  await page.getByLabel(/^Pieces of Ball Bearing 6204/).fill('24')
  await page.getByLabel(/^Cost of a piece of Ball/).fill('98.50')
  await keep(page, 'receive-phone')
  await page.getByRole('button', { name: 'Book the bill' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bill CB/2041' }).waitFor()
}

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
