import { onCall } from './calls.ts'
import { expect, open, test } from './journey.ts'

const full = Array.from({ length: 5000 }, (_, index) => ({
  _id: `filler-${index}`,
  name: `Filler ${index}`,
  category: 'Fillers',
  image: '/favicon.svg',
}))

test('where the index does not hold the whole catalogue, the server is asked as well once the text rests', async ({
  page,
}) => {
  const asked: string[] = []
  await onCall(page, '/product/search-index', (route) => route.fulfill({ json: { success: true, data: full } }))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/suggest')) asked.push(url.searchParams.get('q') ?? '')
  })
  await open(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.pressSequentially('filler 4999')
  const options = page.getByRole('option')
  await expect(options).toHaveText([/Filler 4999/])
  await box.fill('')
  await box.pressSequentially('angle grinder')
  await expect(options.first()).toContainText('Angle Grinder')
  expect(asked.at(-1)).toBe('angle grinder')
  expect(asked.length).toBeLessThan('angle grinder'.length)
  await options.first().click()
  await expect(page).toHaveURL(/\/products\/.*angle-grinder/)
})

test('a whole index is filtered at once; the server is asked once the text rests, for prices and what is similar', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url())
    if (searchParams.has('q')) asked.push(searchParams.get('q') ?? '')
  })
  await open(page, '/login')
  await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('grinder')
  const first = page.getByRole('option').first()
  await expect(first).toContainText(/grinder/i)
  await expect(first).toContainText(/₹[\d,]+/)
  await expect(first).toContainText(/In stock|Only \d+ left|Out of stock/)
  await expect.poll(() => asked.at(-1)).toBe('grinder')
  expect(asked.length).toBeLessThan('grinder'.length)
})

test('what nothing is called exactly is shown as similar, the same that Enter lists', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/suggest')) asked.push(url.searchParams.get('q') ?? '')
  })
  await open(page, '/login')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.pressSequentially('beering')
  const said = page.getByRole('search').locator('p[role=status]')
  await expect(said).toHaveText(/^No exact match\. Similar: \d+ products$/)
  const names = page.getByRole('option')
  await expect(names.first()).toContainText(/bearing/i)
  expect(asked.at(-1)).toBe('beering')
  expect(asked.length).toBeLessThan('beering'.length)
  const count = await names.count()
  await page.keyboard.press('Enter')
  // the list has them all
  const listed = page.getByRole('main').getByRole('status').first()
  await expect(listed).toContainText(/\d/)
  expect(Number(/\d+/.exec((await listed.textContent()) ?? '')?.[0])).toBeGreaterThanOrEqual(count)

  await open(page, '/login')
  await box.pressSequentially('xyzzyqq')
  await expect(said).toHaveText('No matching products')
  await box.fill('beering')
  await expect(said).toHaveText(/Similar/)
  await box.fill('bearing')
  await expect(said).toHaveText(/^\d+ match/)
  await box.fill('beering')
  await box.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/.*bearing/)
})

test('Enter shows every product that matches; without JavaScript too, also on a phone', async ({ page, browser }) => {
  await open(page, '/')
  await page.getByRole('combobox', { name: 'Search products' }).fill('bearing')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\?q=bearing$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bearing')

  for (const width of [360, 1440]) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } })
    const plain = await context.newPage()
    await plain.goto(new URL('/', page.url()).href)
    await plain.locator('input[name=q]:visible').fill('bearing')
    await plain.keyboard.press('Enter')
    await expect(plain).toHaveURL(/\/products\?q=bearing$/)
    await expect(plain.getByRole('heading', { level: 1 })).toContainText('bearing')
    await context.close()
  }
})
