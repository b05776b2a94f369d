import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { type BuiltProduct, buildProduct } from '../../../test/builders/build-product.ts'
import { buildShopper } from '../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../test/builders/place-order.ts'
import { readSentMails } from '../../../test/builders/read-mails.ts'
import { streamsIn } from '../../../test/builders/read-pdf.ts'
import { inCommand, set } from '../../../test/builders/set.ts'
import type { SettingValues } from '../../shared/settings/settings.ts'
import { firstRun } from '../operations/today/first-run.ts'
import { drawSlips } from '../selling/checkout/staff/paper/draw-slips.ts'
import { moveOrder } from '../selling/checkout/transitions/move-order.ts'
import { findOrders } from '../selling/orders/order-queries.ts'
import { drawReorder } from '../warehouse/buying/reorder/draw-reorder.ts'
import { drawLogo } from './draw-logo.ts'
import { listSettings } from './list-settings.ts'
import { setLogo } from './set-logo.ts'

/** Traces of the demo shop that nobody may find in another shop, nor in the source: its identity, and what it deals in. */
const demoShop =
  /machine parts|bushings|beypore mill|beyporemill|32AAKFB|valiyangadi|faisal rahman|495 000 0140|4950000140|kozhikode|calicut|\bBMS\b|\bBCN\b/i

const another: Partial<SettingValues> = {
  'shop.name': 'Nilgiri Hardware & Co',
  'shop.tagline': 'Garden tools from the hills',
  'shop.description': 'Spades, shears and hoses for every garden.',
  'shop.kind': 'HardwareStore',
  'shop.credit': 'Kept by the people of Nilgiri Hardware',
  'company.legalName': 'Nilgiri Hardware Private Limited',
  'company.gstin': '33AABCN1234K1ZS',
  'company.state': 'Tamil Nadu',
  'contact.address': { street: '14 Commercial Road', city: 'Udhagamandalam', alsoCalled: 'Ooty', pincode: '643001' },
  'contact.phone': '+91 423 244 0000',
  'contact.email': 'help@nilgiri.example',
  'contact.whatsapp': '919442000000',
  'contact.social': { name: 'Facebook', url: 'https://www.facebook.com/' },
  'contact.grievanceOfficer': { name: 'Mary Thomas', designation: 'Manager', phone: '', email: 'mary@nilgiri.example' },
  'hours.week': [...Array(5).fill({ opens: '08:30', closes: '18:00' }), { opens: '09:00', closes: '13:00' }, null],
  'numbers.order': 'NH',
  'numbers.invoice': 'NHI',
  'numbers.creditNote': 'NHC',
  'brand.colours': { main: '#5a1e6b', accent: '#ffd24a' },
}
/** Nothing runs low. */
const noGoods = { supplier: null, lines: [] }
const pages = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/products',
  '/cart',
  '/profile',
  '/terms',
  '/about',
  '/contact',
  '/shipping',
  '/returns',
  '/grievance',
  '/privacy',
  '/accessibility',
  '/no/such/page',
]

let shop: TestShop
let product: BuiltProduct
beforeAll(async () => {
  shop = await openShop({ nameless: true })
  product = await buildProduct(shop.shop, { price: 1180, stock: 9, gstRate: 18 })
})
afterAll(() => shop.close())

const get = async (address: string) => (await fetch(shop.url + address)).text()
const stepsOf = async (all: (step: { done: boolean; blocks: boolean }) => boolean) =>
  (await firstRun(shop.shop)).filter(all).map(({ step }) => step)

test('an empty shop says what it lacks, shows well-formed pages without a name, and takes no order', async () => {
  expect(await firstRun(shop.shop)).toHaveLength(10)
  expect(await stepsOf(({ done, blocks }) => !done && blocks)).toEqual(['company', 'address'])
  expect(await stepsOf(({ done }) => done)).toEqual(['goods'])
  for (const address of pages) {
    const page = await get(address)
    expect(page, address).toContain('New shop')
    expect(page, address).not.toMatch(demoShop)
    const seen = page.replace(/<(style|script)\b.*?<\/\1>/gs, '')
    expect(seen.match(/.{0,60}(undefined|mailto:"|tel:"|content=""|, ,|,\s*[.<]).{0,20}/)?.[0], address).toBeUndefined()
  }
  await expect(placeOrder(shop, { product })).rejects.toThrow(/takes no orders yet/)
})

test('another shop is open without touching code: its name is everywhere, the demo shop’s nowhere', async () => {
  const before = await get('/')
  await set(shop, another)
  expect(await stepsOf(({ done, blocks }) => !done && blocks)).toEqual([])
  const home = await get('/')
  expect(home).not.toBe(before)
  expect(home).toContain('<title>Nilgiri Hardware &amp; Co · Garden tools from the hills</title>')
  expect(home).toContain('<html style="--color-teal:#5a1e6b;')
  expect(home).toContain('14 Commercial Road')
  expect(home).toContain(
    'Udhagamandalam (Ooty), Tamil Nadu 643001'
      .replace(', ', '<!-- -->, <!-- -->')
      .replace(' 643001', '<!-- --> <!-- -->643001'),
  )
  expect(home).toMatch(/Nilgiri Hardware Private Limited.*GSTIN.*33AABCN1234K1ZS/s)
  expect(home).toContain('"openingHours":"Mo-Fr 08:30-18:00, Sa 09:00-13:00"')
  expect(await get('/terms')).toContain('Monday to Friday, 8.30 am to 6 pm; Saturday, 9 am to 1 pm')
  expect(JSON.parse(await get('/site.webmanifest'))).toMatchObject({
    name: 'Nilgiri Hardware & Co',
    short_name: 'Nilgiri',
  })
  const others = [
    '/site.webmanifest',
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/api/docs/json',
    `/products/${product.productId}`,
  ]
  for (const address of [...pages, ...others]) expect(await get(address), address).not.toMatch(demoShop)
})

test('orders, mails and invoices are the other shop’s, and those that are made keep theirs', async () => {
  const { order } = await placeOrder(shop, { product })
  expect(order.number).toMatch(/^NH-\d+$/)
  expect(order.breakdown).toMatchObject({ cgst: 0 })
  await moveOrder(shop.shop, order.number, 'confirmed')
  await moveOrder(shop.shop, order.number.slice(3), 'packed')
  await moveOrder(shop.shop, order.number, 'shipped')
  const mails = await readSentMails(shop.shop)
  expect(mails.length).toBeGreaterThan(2)
  for (const mail of mails) {
    // where the goods go is the shopper's affair
    const text = `${mail.subject}\n${mail.text}\n${mail.html}`.replace(/Kozhikode, Kerala \d+/g, '')
    expect(text).not.toMatch(demoShop)
    expect(mail.html).toContain('Nilgiri Hardware &amp; Co')
  }
  expect(mails.map(({ text }) => text).join()).toContain('has left our store in Udhagamandalam.')
  const [seller, now, orders] = [
    shop.shop.settings.identity(),
    shop.shop.clock(),
    await findOrders(shop.db, [order._id]),
  ]
  const slips = orders.map((each) => ({ ...each, lines: [] }))
  const papers = [drawSlips(slips, { seller, copies: new Map(), now }), drawReorder(noGoods, seller, now)]
  for (const paper of await Promise.all(papers)) expect(streamsIn(paper).join()).toMatch(/^1 0\.823\d* 0\.290\d* scn$/m)
  const { rows } = await shop.pool.query('select document from invoices')
  const { supplier, number } = rows[0].document
  expect(number).toMatch(/^NHI\//)
  expect(supplier).toMatchObject({
    name: 'Nilgiri Hardware & Co',
    legalName: 'Nilgiri Hardware Private Limited',
    address: ['14 Commercial Road, Udhagamandalam (Ooty) 643001'],
    stateCode: '33',
    accent: '#ffd24a',
  })
  await set(shop, { 'shop.name': 'Nilgiri Garden', 'numbers.invoice': 'GAR', 'brand.colours': null })
  const again = await shop.pool.query('select document from invoices')
  expect(again.rows[0].document).toEqual(rows[0].document)
})

test('a logo is drawn anew of its points, shown in the header and as the icon; a file that is none is refused', async () => {
  const drawn = sharp({
    create: { width: 400, height: 200, channels: 4, background: { r: 200, g: 30, b: 90, alpha: 0.5 } },
  })
  const picture = await drawn
    .withExif({ IFD0: { Copyright: 'hidden words' } })
    .png()
    .toBuffer()
  const logo = await drawLogo(picture)
  const { seen } = (await listSettings(shop.shop)).find(({ key }) => key === 'brand.logo') ?? { seen: 0 }
  const by = { source: 'staff', id: 'staff-1' } as const
  await inCommand(shop, (work) => setLogo(shop.shop, work, { logo, seen, by }))
  const home = await get('/')
  const [, src = '', width, height] =
    home.match(/<img src="([^"]+)" width="(\d+)" height="(\d+)" alt="" class="h-auto max-w-40/) ?? []
  expect([width, height]).toEqual(['72', '36'])
  expect(home).toMatch(/<link rel="icon" href="\/brand\/[0-9a-f]{24}\/small" type="image\/png">/)
  expect(home).toMatch(/property="og:image" content="[^"]+\/brand\/[0-9a-f]{24}\/large"/)
  const bytes = src.startsWith('data:')
    ? Buffer.from(src.slice(src.indexOf(',') + 1), 'base64')
    : Buffer.from(await (await fetch(shop.url + src)).arrayBuffer())
  expect(bytes.toString('latin1')).not.toContain('hidden words')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 216, height: 108, hasAlpha: true })
  const icon = await fetch(`${shop.url}${home.match(/apple-touch-icon" href="([^"]+)"/)?.[1]}`)
  expect(icon.headers.get('cache-control')).toMatch(/immutable/)
  expect(await sharp(Buffer.from(await icon.arrayBuffer())).metadata()).toMatchObject({
    format: 'png',
    width: 192,
    height: 192,
  })

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>alert(1)</script></svg>',
  )
  await expect(drawLogo(svg)).rejects.toMatchObject({ code: 'wrong_type' })
  await expect(drawLogo(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'wrong_type' })
  await expect(drawLogo(picture.subarray(0, 60))).rejects.toMatchObject({
    code: expect.stringMatching(/wrong_type|bad_input/),
  })
  const tiny = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await expect(drawLogo(tiny)).rejects.toMatchObject({ code: 'bad_input' })
  await expect(drawLogo(Buffer.alloc(4 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'too_large' })
})

test('orders are taken where the shop delivers, on the terms of the zone', async () => {
  const zone = { states: [], charge: 20_000, freeFrom: null, serviceable: true, cash: true }
  await set(shop, {
    'delivery.zones': [
      { ...zone, name: 'Kerala', states: ['Kerala'], pins: [] },
      { ...zone, name: 'No cash here', pins: ['6730'], cash: false },
      { ...zone, name: 'Nobody goes there', pins: ['673001'], serviceable: false },
    ],
  })
  const { token } = await buildShopper(shop.shop)
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId: product.productId, quantity: 1 } })
  const address = { fullName: 'Amina', building: '1', street: 'Road', city: 'Town', state: 'Kerala' }
  const place = (pincode: string) =>
    shop.call('POST', '/order/placeorder', { token, body: { address: { ...address, pincode } } })
  expect(await place('673001')).toMatchObject({ status: 409, body: { code: 'not_delivered_there' } })
  expect(await place('673002')).toMatchObject({ status: 400, body: { code: 'cash_limit' } })
  const there = await shop.call('GET', '/cart/get-cart?pincode=695001&state=kerala', { token })
  expect(there.body.data).toMatchObject({ deliveryCharges: 200, finalAmount: 1380, freeDelivery: { missing: 0 } })
  expect((await shop.call('GET', '/cart/get-cart?pincode=1', { token })).status).toBe(400)
  expect(await place('695001')).toMatchObject({ status: 201, body: { data: { breakdown: { deliveryCharges: 200 } } } })
})

test('no part of the source knows who the shop is', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const files = ['src', 'index.html'].flatMap((place) => sourcesIn(path.join(root, place)))
  // passwords that people of Kerala think of, whoever keeps the shop
  const words = 'src/shared/passwords/guessable-roots.ts'
  const found = files.filter((file) => demoShop.test(withoutComments(readFileSync(file, 'utf8'))))
  expect(files.length).toBeGreaterThan(500)
  expect(found.map((file) => path.relative(root, file))).toEqual([words])
})

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '')

/** Lists the files that are built and run; tests and the demo shop's loader speak of the demo shop. */
function sourcesIn(place: string): string[] {
  if (/\.(html|ts|tsx|css|svg|mjs|js)$/.test(place)) return /\.test\.|\/src\/demo\//.test(place) ? [] : [place]
  if (!statSync(place).isDirectory()) return []
  return readdirSync(place).flatMap((name) => sourcesIn(path.join(place, name)))
}
