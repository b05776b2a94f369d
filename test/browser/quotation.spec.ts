import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { newShopper } from './shopper.ts'

const bearing = 'ball-bearing-6204-2rs'

test('a quotation is asked for in the cart, read on its page, and accepted into the cart', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request, [bearing])
  await shopper.signIn(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Get a quotation' }).click()
  const form = page.getByRole('dialog', { name: 'Get a quotation' })
  await form.getByLabel('Email').fill('')
  await form.getByRole('button', { name: 'Get quotation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Quotation QT-/ })).toBeVisible()
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
  }
  await page.reload()
  await page.getByRole('button', { name: 'Accept and add to cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
  await expect(page.getByText(/Price of quotation QT-/)).toBeVisible()
})

test('a quotation whose prices were changed meanwhile is shown anew before it is accepted', async ({
  browser,
  page,
  request,
  journey,
}) => {
  journey.allow(/answer 409/)
  const shopper = await newShopper(request, [])
  const asked = { name: 'Amina Beevi', phone: '9400000001', lines: [{ productId: bearing, quantity: 3 }] }
  const { data } = await (await request.post('/api/v1/quote', { data: asked })).json()
  await shopper.signIn(page)
  await open(page, `/quote/${data.number}?key=${data.key}`)
  await expect(page.getByRole('button', { name: 'Accept and add to cart' })).toBeVisible()
  const context = await browser.newContext()
  await signInStaff(context, ['owner'])
  const office = await context.newPage()
  await openOffice(office, '/quotes')
  const rows = await sendAs(office, 'GET /quotes?which=open')
  const { _id: id } = rows.find((row: { number: string }) => row.number === data.number)
  await sendAs(office, `POST /quotes/${id}/prices`, { prices: [{ position: 1, price: 1 }] })
  await page.getByRole('button', { name: 'Accept and add to cart' }).click()
  await expect(page.getByText(/The prices of this quotation have changed: it now comes to ₹3\./)).toBeVisible()
  await expect(page.getByRole('cell', { name: '₹3', exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Accept and add to cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('its page is readable, and leads to its PDF', async ({ page, request, journey }) => {
    journey.allow(/request failed: GET \S+\.js csp$|answer 410/)
    const body = { name: 'Amina Beevi', phone: '9400000001', lines: [{ productId: bearing, quantity: 3 }] }
    const { data } = await (await request.post('/api/v1/quote', { data: body })).json()
    const answer = await page.goto(`/quote/${data.number}?key=${data.key}`)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { level: 1, name: `Quotation ${data.number}` })).toBeVisible()
    await expect(page.getByRole('cell', { name: /Ball Bearing 6204-2RS/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', data.pdf)
    const wrong = await page.goto(`/quote/${data.number}?key=wrong`)
    expect(wrong?.status()).toBe(410)
    await expect(page.getByText('This quotation is not there')).toBeVisible()
  })
})
