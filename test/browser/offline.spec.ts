import { axeViolations } from './axe.ts'
import { cartBadge, expect, open, test } from './journey.ts'
import { isKept, keptKeys } from './kept.ts'
import { newShopper } from './shopper.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ journey }) => journey.allow(/answer 409|ERR_INTERNET_DISCONNECTED|request failed|console: /))

const bearing = 'ball-bearing-6204-2rs'

test('what was seen opens without a connection, and says that there is none; the rest says that it was not kept', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await isKept(page)
  await page.getByRole('link', { name: 'See all: Best Sellers' }).click()
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await page.getByRole('main').getByRole('link', { name: 'Ball Bearing 6204-2R…' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ball Bearing 6204-2RS')
  await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringContaining(bearing))

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ball Bearing 6204-2RS')
  await expect(page.getByText(/^You are offline\./)).toBeVisible()
  const shown = await page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((img: HTMLImageElement) => img.naturalWidth)
  expect(shown).toBeGreaterThan(0)
  await open(page, '/')
  await expect(page.getByRole('heading', { name: 'Shop By Category' })).toBeVisible()
  await open(page, '/products/angle-grinder')
  await expect(
    page.getByText('Unable to connect to server. Please check your internet connection.').first(),
  ).toBeVisible()

  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Angle Grinder/)
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0)
})

test('what was compared opens without a connection, and what was asked of a product is not denied', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await isKept(page)
  await open(page, `/products/${bearing}`)
  await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringContaining('questions'))
  await open(page, `/compare?ids=angle-grinder,${bearing}`)
  await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringContaining('compared'))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await open(page, `/products/${bearing}`)
  await expect(page.getByText('No questions yet.')).toBeVisible()
})

test('nothing of a shopper is ever kept, and what waits goes with the session', async ({ page, context, request }) => {
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  for (const path of ['/', '/cart', '/profile?tab=order-history']) {
    await open(page, path)
    await isKept(page)
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  }
  const all = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const store = await caches.open(name)
      for (const request of await store.keys()) {
        const answer = await store.match(request)
        const type = answer?.headers.get('content-type') ?? ''
        texts.push(request.url + (/json|html/.test(type) ? await answer?.text() : ''))
      }
    }
    return texts.join('\n')
  })
  expect(all).toContain('/app-frame')
  for (const personal of [shopper.email, shopper.phonenumber, shopper.username, '/api/v1/cart', '/api/v1/user']) {
    expect(all).not.toContain(personal)
  }
  await open(page, `/products/${bearing}`)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('1 cart change not sent yet')).toBeVisible()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('waiting-cart'))).toBeNull()
})

test('changes of the cart wait in sight, also over a reload, and are made once and in order, by one of two tabs', async ({
  page,
  context,
  request,
}) => {
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await open(page, '/cart')
  const second = await context.newPage()
  await open(second, '/products/angle-grinder')
  await isKept(page)
  await context.setOffline(true)
  const more = page.getByRole('button', { name: 'Increase quantity of Ball Bearing 6204-2RS' })
  await more.click()
  await more.click()
  await expect(page.getByText('Offline: 2 more')).toBeVisible()
  await second.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('3 cart changes not sent yet')).toBeVisible()
  await second.reload()
  await second.getByText('Show changes').click()
  await expect(second.getByRole('listitem').filter({ hasText: /of Ball Bearing|of Angle Grinder/ })).toHaveText([
    '2 pieces more of Ball Bearing 6204-2RS',
    /^Add 1 piece of Angle Grinder/,
  ])
  const sent: string[] = []
  context.on(
    'request',
    (each) => each.method() !== 'GET' && sent.push(`${each.method()} ${new URL(each.url()).pathname}`),
  )
  await context.setOffline(false)
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
  await expect(second.getByText(/not sent yet/)).toHaveCount(0)
  await expect(cartBadge(page)).toHaveText('02.00')
  const { data } = await shopper.call('GET', '/cart/get-cart')
  expect(data.formattedCart.items.map((item: { quantity: number }) => item.quantity).sort()).toEqual([1, 3])
  expect(sent).toEqual([
    'PATCH /api/v1/cart/update-cart-quantity',
    'PATCH /api/v1/cart/update-cart-quantity',
    'POST /api/v1/cart/add-to-cart',
  ])
})

test('what could not be done stays with its reason until it is taken off; an answer that was lost doubles nothing', async ({
  page,
  context,
  request,
}) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, `/products/${bearing}`)
  await isKept(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('1 cart change not sent yet')).toBeVisible()
  // a second one, of more than there is
  await page.evaluate(() => {
    const waiting = JSON.parse(localStorage.getItem('waiting-cart') ?? '')
    waiting.changes.push({ ...waiting.changes[0], key: 'too-many', quantity: 9999 })
    localStorage.setItem('waiting-cart', JSON.stringify(waiting))
  })
  // the first answer is lost on its way: the shop has made the change
  let lost = 0
  await context.route('**/api/v1/cart/add-to-cart', async (route) => {
    lost += 1
    if (lost > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await context.setOffline(false)
  await expect.poll(() => lost).toBe(1)
  await page.getByText('Show changes').click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText(/^Failed: /)).toBeVisible()
  const violations = await axeViolations(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
  await expect(page.getByText('1 cart change not sent yet')).toBeVisible()
  const { data } = await shopper.call('GET', '/cart/get-cart')
  expect(data.formattedCart.items.map((item: { quantity: number }) => item.quantity)).toEqual([1])
  await page.getByRole('button', { name: /^Cancel: Add 9999 pieces/ }).click()
  await expect(page.getByText(/not sent yet/)).toHaveCount(0)
})

test('a build takes over whole: frames and data of the one before go, its files stay for pages that are open', async ({
  page,
  context,
}) => {
  const names = () => page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/ .*/, ' *')))
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    await (await caches.open('frame 0123456789abcdef')).put('/app-frame', new Response('old'))
    await (await caches.open('data base-00000000.js')).put('/kept?x', Response.json('old'))
    await (await caches.open('files')).put('/assets/old-page.js', new Response('old'))
  })
  await open(page, '/')
  await isKept(page)
  await expect.poll(async () => (await names()).sort()).toEqual(['data *', 'files', 'frame *', 'pictures'])
  expect(await page.evaluate(async () => Boolean(await caches.match('/assets/old-page.js')))).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Shop By Category' })).toBeVisible()
})
