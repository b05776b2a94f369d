import { axeViolations } from './axe.ts'
import { onCall } from './calls.ts'
import { expect, open, test } from './journey.ts'

const full = Array.from({ length: 5000 }, (_, index) => ({
  _id: `filler-${index}`,
  name: `Qorvex ${index}`,
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
  await box.pressSequentially('qorvex 4999')
  const options = page.getByRole('option')
  await expect(options).toHaveText([/Qorvex 4999/])
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
  const said = page.locator('[data-announcer]').first().locator('p').last()
  await expect(said).toHaveText(/^No exact match\. Showing results for “[a-z ]+”: \d+ products$/)
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
  await expect(said).toHaveText(/^No exact match/)
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

for (const width of [360, 768, 1440]) {
  test(`a list of what is only similar says so on each of its pages, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/products?q=beering')
    const main = page.getByRole('main')
    await expect(main.getByRole('status').first()).toHaveText(/^\d+ products, only similar$/)
    for (const at of [1, 2]) {
      if (at === 2) await main.getByRole('link', { name: 'Page 2' }).click()
      await expect(page).toHaveURL(at === 1 ? /q=beering$/ : /page=2/)
      await expect(main.getByRole('heading', { level: 2, name: 'Similar products' })).toBeVisible()
      await expect(main.getByText('No exact match for “beering”. Showing results for “bearing”.')).toBeVisible()
      await expect(main.getByRole('heading', { level: 2, name: 'Products', exact: true })).toHaveCount(0)
      const violations = await axeViolations(page, { include: 'main' })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
    }
    await open(page, '/products?q=bearing')
    await expect(main.getByRole('status').first()).toHaveText(/^\d+ products$/)
    await expect(main.getByText('Similar products')).toHaveCount(0)
  })
}

test('what is exact comes first, what is similar below its heading, also where the one ends on a later page', async ({
  page,
}) => {
  // of what the shop answers, two on the second page are exact
  await onCall(page, '/product/get-products', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ json: { ...body, data: { ...body.data, similarProducts: body.data.totalProducts - 12 } } })
  })
  await open(page, '/products?q=beering&page=2')
  const main = page.getByRole('main')
  const similar = main.getByRole('heading', { level: 2, name: 'Similar products' })
  await expect(similar).toBeVisible()
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await expect(page).toHaveURL(/sort=price-low$/)
  await expect(main.getByRole('status').first()).toHaveText(/^\d+ products, \d+ only similar$/)
  await expect(similar).toHaveCount(0)
  await expect(main.getByRole('article')).toHaveCount(10)
  await main.getByRole('link', { name: 'Page 2' }).click()
  await expect(similar).toBeVisible()
  await expect(main.getByText(/^No exact match/)).toHaveCount(0)
  const lists = main.getByRole('list').filter({ has: page.getByRole('article') })
  await expect(lists).toHaveCount(2)
  await expect(lists.first().getByRole('article')).toHaveCount(2)
})

test('who finds nothing is shown other ways: to ask the shop for it, and to paste a list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/login')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('quibblewrench 7')
  const ask = page.getByRole('link', { name: 'Ask the shop for “quibblewrench 7”' })
  const paste = page.getByRole('search').getByRole('link', { name: 'Paste a whole list instead' })
  await expect(paste).toHaveAttribute('href', '/quick-order')
  // by keys alone
  await box.focus()
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    if (await ask.evaluate((link) => link === document.activeElement)) break
  }
  await expect(ask).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/quick-order?ask=quibblewrench+7')
  await expect(ask).toHaveCount(0)
  const form = page.getByRole('form', { name: 'Ask the shop' })
  await expect(form.getByLabel('Question')).toHaveValue(/- quibblewrench 7$/)
  const violations = await axeViolations(page, { include: 'main' })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
  await form.getByLabel('Your name').fill('Amina Beevi')
  await form.getByLabel('Phone').fill('9876543210')
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByText(/^Sent\. Its number is /)).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/products?q=quibblewrench+7')
  await page.getByRole('main').getByRole('link', { name: 'Ask the shop for it' }).click()
  await expect(page).toHaveURL('/quick-order?ask=quibblewrench+7')
  await page.reload()
  await expect(form.getByLabel('Question')).toHaveValue(/- quibblewrench 7$/)
})
