import { spawnSync } from 'node:child_process'
import type { Locator, Page, Request } from '@playwright/test'
import { request as calls, expect, test } from '@playwright/test'
import fc from 'fast-check'
import { type NumberRule, numberRules } from '../../src/shared/numbers/number-rules.ts'
import { readNumber } from '../../src/shared/numbers/read-number.ts'
import { often } from '../how-often.ts'
import { fieldOf, findNumbers, type NumberPlace, press, show, unfold } from './number-walk.ts'
import { officeUrl, openOffice, sendAs, signInStaff } from './office.ts'
import { deliver, makeDraft, place } from './office-desk.ts'
import { openOwnShop } from './own-shop.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// It saves what it types, also limits and charges of the whole shop.
let closeShop: () => Promise<void>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  closeShop = await openOwnShop()
})
test.afterAll(() => closeShop())

/**
 * Chooses which fields are tried, and with what: others with each commit, and the same again with what a failure names.
 * NUMBERS_ALL=1 tries all of them, which takes half an hour.
 */
const seed = Number(process.env.NUMBERS_SEED ?? commitNumber())
const mostFields = (all: number) => (process.env.NUMBERS_ALL ? all : often(20, 8))

function commitNumber(): number {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' })
  return Number.parseInt(stdout?.trim() || '7a6d0d1', 16)
}

test('whatever is typed into any number of the office: the server has what the reader reads, or nothing and a sentence', async ({
  page,
  context,
}) => {
  test.setTimeout(process.env.NUMBERS_ALL ? 3_600_000 : 600_000)
  await signInStaff(context, ['packer'], 'Devika Nair')
  await context.clearCookies()
  await signInStaff(context, ['owner'], 'Safiya Koya')
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  const places = await findNumbers(page, await someRecords(page))
  const kinds = new Set(places.map(({ kind }) => kind))
  for (const kind of ['rupees', 'percent', 'count', 'pieces', 'measure', 'quantity'] as const)
    expect(kinds).toContain(kind)
  const faults: string[] = []
  const all = { minLength: places.length, maxLength: places.length }
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(places, all), { seed, numRuns: 1 })
  for (const [at, place] of shuffled.slice(0, mostFields(places.length)).entries()) {
    const found = await tryPlace(page, place, textsFor(place, seed + at)).catch((error: Error) => [
      error.message.slice(0, 400),
    ])
    faults.push(...found.map((fault) => `${place.path}, ${place.opener ?? 'at once'}, “${place.name}”: ${fault}`))
  }
  test
    .info()
    .annotations.push({ type: 'fields', description: places.map(({ path, name }) => `${path} ${name}`).join('\n') })
  expect(faults, `with NUMBERS_SEED=${seed}`).toEqual([])
})

/** Makes the records that a new shop has none of; returns the screens to begin at. */
async function someRecords(page: Page): Promise<string[]> {
  await openOffice(page, '/products')
  const sizes = ['10 mm', '12 mm'].map((name) => ({
    name,
    price: 120,
    attributeTitle: 'Size',
    attributeDescription: name,
  }))
  const product = await makeDraft(page, 'Numbers in two sizes', sizes)
  const coupon = {
    code: `NUM${Date.now() % 100_000}`,
    discountType: 'percentage',
    value: 5,
    description: 'x',
    terms: 'x',
  }
  await sendAs(page, 'POST /coupons', { ...coupon, validFrom: new Date(0).toISOString() }).catch(() => undefined)
  const supplier = { name: 'Malabar Belts', phone: null, email: null, gstin: null, deliveryDays: 7, note: '' }
  await sendAs(page, 'POST /suppliers', supplier)
  // an open till, whose count is never one that is tried
  await sendAs(page, 'POST /till/open', { float: 5000 })
  return [
    '/',
    await orderWithReturn(page),
    `/products/${product}`,
    '/products/masonry-bit-set-5pc',
    '/products/new',
    '/coupons/new',
    '/fit/new',
    '/window/offers/new',
    '/window/category-banners/new',
    '/stock/receive',
    '/labels?items=ball-bearing-6204-2rs::2',
  ]
}

/** The screen of an order of two goods: one can come back, the other has come and waits to be checked. */
async function orderWithReturn(page: Page): Promise<string> {
  const shop = await calls.newContext({ baseURL: officeUrl.replace('office.localhost', '127.0.0.1') })
  const { id } = await place(shop, undefined, { products: ['ball-bearing-6204-2rs', 'impact-drill-13mm-650w'] })
  await shop.dispose()
  await deliver(page, id)
  const { version } = await sendAs(page, `GET /orders/${id}`)
  const lines = [{ position: 1, pieces: 1, condition: 'inspect' }]
  const back = { lines, delivery: false, refund: 'same_way', version, reason: 'It rattles' }
  await sendAs(page, `POST /orders/${id}/returns`, back)
  return `/orders/${id}`
}

const zeros = [0x30, 0x30, 0x966, 0xd66, 0xff10]
const unreadable = ['49,50', '1.234,56', '--5', '1e5', '1,2,3', '12 50', '1.2.3', '½', '१2', 'twelve', '२,५', '₹']

/** Texts that are a number in some way of writing, and texts that are none; a field that may not be empty is emptied, too. */
function textsFor({ kind, optional, name }: NumberPlace, seed: number): string[] {
  const { decimals, most }: NumberRule = numberRules[kind]
  const written = fc
    .record({
      // a place behind the last of two variants is the last
      whole: fc.integer({ min: 1, max: name === 'Position' ? 2 : Math.min(most, 3000) - 1 }),
      part: fc.integer({ min: 0, max: 99 }),
      zero: fc.constantFrom(...zeros),
      group: fc.constantFrom('', ',', '\u00a0'),
      before: fc.constantFrom('', kind === 'rupees' ? '₹ ' : ' '),
    })
    .map(({ whole, part, zero, group, before }) => {
      const grouped = String(whole).replace(/\B(?=\d{3}$)/g, group)
      const plain = decimals > 0 && part > 0 ? `${grouped}.${String(part).padStart(2, '0')}` : grouped
      return before + plain.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
    })
  const right = fc.sample(written, { seed, numRuns: 1 })
  const wrong = fc.sample(fc.constantFrom(...unreadable), { seed, numRuns: 2 })
  return [...wrong, ...(optional ? [] : ['']), ...right]
}

/** Types what is no number, then what is one, tries every way of saving, and says what is wrong with what came of it. */
async function tryPlace(page: Page, place: NumberPlace, texts: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  const field = await reach(page, place)
  const before = await field.inputValue()
  const isWrong = (text: string) => 'fault' in readNumber(text, ruleOf(place))
  for (const text of texts.filter(isWrong)) {
    const sent = await sentBy(page, () => typeAndSave(page, field, text))
    if (sent.length > 0) faults.push(`${JSON.stringify(text)} sent ${sent.map((each) => each.postData()).join(' ')}`)
    else if (!(await isSaid(field))) faults.push(`${JSON.stringify(text)}: no sentence stands at the field`)
  }
  const after = await (await reach(page, place)).inputValue()
  if (after !== before) faults.push(`was ${before} and is ${after}`)
  for (const text of texts.filter((each) => !isWrong(each))) {
    const sent = await sentBy(page, () => typeAndSave(page, field, text))
    const reading = readNumber(text, ruleOf(place)) as { value: number; units: number }
    const now = await (await reach(page, place)).inputValue()
    const fault = await savedFault(place, { text, sent, before, now, ...reading })
    if (fault) faults.push(`${JSON.stringify(text)}: ${fault}`)
  }
  return faults
}

const ruleOf = ({ kind, unit }: NumberPlace): NumberRule => ({
  ...numberRules[kind],
  ...(unit !== null && { mark: unit }),
})

/** Opens the screen anew, without a draft, and gives the field. */
async function reach(page: Page, place: NumberPlace): Promise<Locator> {
  await show(page, place.path)
  if (place.opener) await press(page, place.opener)
  const field = fieldOf(page, place)
  await unfold(page)
  await field.waitFor({ timeout: 10_000 })
  return field
}

async function typeAndSave(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus()
  await page.keyboard.press('End')
  for (const _ of await field.inputValue()) await page.keyboard.press('Backspace')
  await page.keyboard.insertText(text)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  const bar = page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: /^Save/ })
  const form = page.locator('form', { has: field }).locator('button[type=submit]')
  const button = bar.or(form).first()
  if (await button.isVisible().catch(() => false)) await button.click({ timeout: 2000 }).catch(() => undefined)
  // what is sent is sent before the next frames are drawn
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Returns the write requests sent while `work` ran. */
async function sentBy(page: Page, work: () => Promise<void>): Promise<Request[]> {
  const sent: Request[] = []
  const hear = (request: Request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/office/v1/')) sent.push(request)
  }
  page.on('request', hear)
  await work()
  page.off('request', hear)
  await Promise.all(sent.map((each) => each.response().catch(() => null)))
  return sent
}

async function isSaid(field: Locator): Promise<boolean> {
  if (!(await field.isVisible().catch(() => false))) return true
  return field.evaluate((input) => {
    const words = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
    return input.getAttribute('aria-invalid') === 'true' && words.join('').length > 5
  })
}

interface Saved {
  text: string
  /** The value in the field before, and the value on the screen opened again. */
  before: string
  now: string
  value: number
  units: number
  sent: Request[]
}

/**
 * Checks that the request has the number as it is read, and that the server then has it or has refused with a reason. Returns the
 * fault; undefined: none.
 */
async function savedFault(
  place: NumberPlace,
  { text, value, units, sent, before, now }: Saved,
): Promise<string | undefined> {
  const forms = new Set([value, -value, units, Number(`${value}e-2`)])
  for (const request of sent) {
    const body = request.postDataJSON() as unknown
    if (!leavesOf(body).some((leaf) => leaf === text || forms.has(leaf as number)))
      return `sent ${JSON.stringify(body)}`
    if (!(await request.response())?.ok()) return undefined
  }
  // a form of something new is empty again
  if (sent.length === 0 || place.opener || before === '') return undefined
  const after = readNumber(now, ruleOf(place))
  return 'value' in after && after.value === value ? undefined : `the server has ${now}`
}

function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]
}
