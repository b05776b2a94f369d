import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { officeUrl, openOffice, sendAs, signInStaff } from '../browser/office.ts'
import { place } from '../browser/office-desk.ts'
import { inDatabase, linkFromTerminal } from '../browser/office-door.ts'
import { newShopper } from '../browser/shopper.ts'
import { askForQuote, offerPrice } from './ask-and-offer.ts'
import { beginWalk } from './begin-walk.ts'
import { colleague, devices, opened, screens } from './owner-screens.ts'

const folder = path.join(import.meta.dirname, '../../docs/owner/pictures')

test('the pictures of the owner’s handbook', async ({ page, context, request, browser }) => {
  test.setTimeout(300_000)
  mkdirSync(folder, { recursive: true })
  await settleIn(browser)
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  await nameSignIns()
  await askAndComplain(request)
  await askForQuote(request)
  await offerPrice(page, request)
  await subscribe(request)
  await receiveBill(page)
  await sendAs(page, 'POST /own/recovery-codes')
  await linkFromTerminal('counter', colleague)
  await bringList(page)
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

test('the pictures of a count', async ({ page, context }) => {
  await signInStaff(context, ['packer'], 'Asha')
  await openOffice(page, '/')
  const { _id: id } = await sendAs(page, 'POST /counts', { scope: { kind: 'category', id: 'bearings' } })
  const found = await onShelves(page, id)
  const enter = ({ item: { productId, variantId }, pieces }: (typeof found)[number], missing = 0) =>
    sendAs(page, `POST /counts/${id}/entries`, { productId, variantId, how: 'set', pieces: pieces - missing })
  for (const [at, each] of found.slice(0, -2).entries()) await enter(each, at === 1 ? 3 : 0)
  await page.setViewportSize(devices.phone)
  await openOffice(page, `/counts/${id}`)
  await keep(page, 'counting-phone')
  for (const [at, each] of found.slice(-2).entries()) await enter(each, at === 0 ? -1 : 0)
  await sendAs(page, `POST /counts/${id}/close`)
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  await page.setViewportSize(devices.desk)
  await openOffice(page, `/counts/${id}`)
  await keep(page, 'count-desk')
})

test('the pictures of a complaint that was answered', async ({ page, context }) => {
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  await page.setViewportSize(devices.phone)
  await openOffice(page, '/tickets')
  const complaint = page.getByRole('article').filter({ hasText: 'side handle' })
  await complaint.getByLabel('Your reply').fill('We are sorry. The handle is on its way to you today.')
  await complaint.getByRole('button', { name: 'Send reply' }).click()
  await complaint.getByText('The shop').waitFor()
  await page.getByRole('button', { name: 'Close message' }).click()
  await complaint.scrollIntoViewIfNeeded()
  await keep(page, 'complaint-phone')
})

test('the picture of a pick walk', async ({ page, context, request }) => {
  await signInStaff(context, ['manager'], 'Asha')
  await page.setViewportSize(devices.phone)
  await beginWalk(page, request)
  await openOffice(page, '/pick')
  await keep(page, 'pick-phone')
})

test('the pictures of a run', async ({ page, context, request }) => {
  const staffId = await signInStaff(context, ['delivery', 'manager'], 'Shaji')
  await openOffice(page, '/deliveries')
  const stops: { orderId: string; parcel: null }[] = []
  for (const pincode of ['673001', '673020', '673633']) {
    const { id } = await place(request, pincode)
    await sendAs(page, `POST /orders/${id}/confirm`, { saw: 'pending' })
    await sendAs(page, `POST /orders/${id}/pack`, { saw: 'confirmed' })
    stops.push({ orderId: id, parcel: null })
  }
  await sendAs(page, 'POST /runs', { staffId, stops })
  const [run] = (await sendAs(page, 'GET /runs/mine')).runs
  const { _id: first, collect } = run.stops[0]
  const cash = { how: 'cash', amount: collect, at: new Date().toISOString() }
  await sendAs(page, `POST /runs/stops/${first}/mark`, cash)
  await page.setViewportSize(devices.phone)
  await openOffice(page, '/runs')
  await keep(page, 'run-phone')
  await page.setViewportSize(devices.desk)
  await openOffice(page, '/deliveries')
  await keep(page, 'deliveries-desk')
})

test('the pictures of the door, and of a counter computer', async ({ page, context }) => {
  await page.setViewportSize(devices.phone)
  await page.goto(officeUrl)
  await page.getByLabel('Email').waitFor()
  await keep(page, 'sign-in-phone')
  await signInStaff(context, ['manager'], 'Ramla Beegum')
  await openOffice(page, '/')
  await sendAs(page, 'POST /counters', { name: 'Counter right' })
  await page.goto(`${officeUrl}/switch`)
  await page.getByRole('button', { name: 'Asha' }).waitFor()
  await keep(page, 'switch-phone')
})

test('the pictures of the first day', async ({ page, context }) => {
  await page.setViewportSize(devices.phone)
  await page.goto(officeUrl)
  await keep(page, 'no-owner-phone')
  // any link shows the form
  await page.goto(`${officeUrl}/first-owner#link`)
  await keep(page, 'first-owner-phone')
  await page.goto(await linkFromTerminal('owner', 'you@example.in'))
  await keep(page, 'join-phone')
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  await page.setViewportSize(devices.desk)
  await openOffice(page, '/settings')
  await keep(page, 'first-day-desk')
  await openOffice(page, '/set-up')
  await keep(page, 'set-up-desk')
  await page.setViewportSize(devices.phone)
  await openOffice(page, '/set-up/company')
  await keep(page, 'set-up-step-phone')
})

/** The people of the shop, each with a PIN on a counter computer. */
async function settleIn(browser: Browser): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  for (const [name, role] of [
    ['Asha', 'packer'],
    ['Biju', 'counter'],
    ['Ramla Beegum', 'manager'],
  ] as const) {
    await signInStaff(context, [role], name)
    await openOffice(page, '/')
    await sendAs(page, 'POST /own/pin', { pin: '483920' })
  }
  await sendAs(page, 'POST /counters', { name: 'Counter left' })
  await context.close()
}

/** Whoever was let in without going through a link has come by one, and has an address that one can read. */
async function nameSignIns(): Promise<void> {
  const come = `update staff set email = lower(split_part(name, ' ', 1)) || '@example.in', joined_at = created_at,
    password_hash = '', totp_secret = '\\x00' where email like '%@office.example'`
  const browsers = `update staff_sessions set device = 'Chrome on Windows', network = '49.207.12.…'`
  await inDatabase(`begin; select set_config('shop.command', 'pictures', true); ${come}; ${browsers}; commit`)
}

/** Adds what the demo shop lacks: a question and a complaint. */
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
  await page.getByLabel('Add items').fill('ball-bearing-6204-2rs')
  await page.keyboard.press('Enter')
  await page.getByLabel(/^Pieces of Ball Bearing 6204/).fill('24')
  await page.getByLabel(/^Purchase rate of Ball/).fill('98.50')
  await keep(page, 'receive-phone')
  await page.getByRole('button', { name: 'Save bill' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bill CB/2041' }).waitFor()
}

/** The pieces that lie there of each thing that a count asks for. */
async function onShelves(page: Page, countId: string): Promise<{ item: Counted; pieces: number }[]> {
  const { items } = (await sendAs(page, `GET /counts/${countId}`)) as { items: Counted[] }
  return Promise.all(
    items.map(async (item) => {
      const { onHand } = await sendAs(page, `GET /stock/${item.variantId ?? item.productId}`)
      return { item, pieces: onHand }
    }),
  )
}

type Counted = { productId: string; variantId: string | null }

/** A supplier's list with new prices, as it is looked at before anything is written. */
async function bringList(page: Page): Promise<void> {
  await page.setViewportSize(devices.desk)
  await openOffice(page, '/files')
  const rows = ['ball-bearing-6204-2rs;225;175', 'pu-round-belt-6mm;98;75']
  const buffer = Buffer.from(['Product;MRP;Offer price', ...rows, ''].join('\n'))
  await page.getByTestId('table').setInputFiles({ name: 'rolvani-november.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Preview import' }).click()
  await page.getByRole('button', { name: /^Import \d products?$/ }).waitFor()
  await keep(page, 'job-desk')
}

/** Subscribes two people to the newsletter. */
async function subscribe(request: APIRequestContext): Promise<void> {
  for (const [at, name] of ['Amina Beevi', 'Biju Nair'].entries()) {
    const data = { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.in`, phone: `984701235${at}` }
    await request.post('/api/v1/user/submit-user-details', { data })
  }
}

async function keep(page: Page, name: string): Promise<void> {
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'hidden' })
  // those further down load when somebody scrolls to them
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight),
  )
  // what the pointer happens to lie on looks chosen
  await page.mouse.move(0, 0)
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`))
}
