import type { Page } from '@playwright/test'
import { alive, expect, test } from './journey.ts'
import { newShopper } from './shopper.ts'

/** Opens a page whose scripts, but for the first kilobyte, come when they are let go. */
async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    if (!/\/entry[.-]/.test(route.request().url())) await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    release()
    await alive(page)
  }
}

/** The first kilobyte has come and run: the files of the page are asked for. */
async function waitForEntry(page: Page): Promise<void> {
  await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' })
}

test('what is typed before the page is alive stays, and counts', async ({ page }) => {
  const letGo = await openSlowly(page, '/signup')
  const form = page.getByRole('main')
  const name = form.getByLabel('Full name')
  const password = form.getByLabel('Password', { exact: true })
  await name.fill('Amina Beevi')
  await form.getByLabel('Phone number').fill('9847')
  await password.fill('Mill-Store-9')
  await letGo()
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByText('Phone number must be 10 digits')).toBeVisible()
  await expect(form.getByText('Full name must be at least 3 characters long')).toHaveCount(0)
  await expect(name).toHaveValue('Amina Beevi')
  await expect(password).toHaveValue('Mill-Store-9')
})

test('a form that is sent before the page is alive is sent once it is', async ({ page, request }) => {
  const shopper = await newShopper(request)
  const calls: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' || sent.isNavigationRequest()) calls.push(`${sent.method()} ${sent.url()}`)
  })
  const letGo = await openSlowly(page, '/login')
  await waitForEntry(page)
  const form = page.getByRole('main')
  await form.getByLabel('Email address or phone number').fill(shopper.phonenumber)
  await form.getByLabel('Password', { exact: true }).fill(shopper.password)
  await form.getByLabel('Password', { exact: true }).press('Enter')
  await letGo()
  await expect(page).toHaveURL('/')
  expect(calls.map((call) => call.replace(/http:\/\/[^/]+/, ''))).toEqual(['GET /login', 'POST /api/v1/user/login'])
})

test('a variant and a button that are pressed before the page is alive are taken once it is', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  const letGo = await openSlowly(page, '/products/angle-grinder')
  await waitForEntry(page)
  const main = page.getByRole('main')
  const other = main.locator('label', { has: page.getByRole('radio') }).nth(1)
  const name = await other.locator('span').first().textContent()
  await other.click()
  await main.getByRole('button', { name: 'Add to Cart' }).click()
  await letGo()
  await expect(other.getByRole('radio')).toBeChecked()
  const lines = async () => (await shopper.call('GET', '/cart/get-cart')).data.formattedCart.items
  await expect.poll(async () => (await lines()).length).toBe(1)
  expect(JSON.stringify(await lines())).toContain(`"${name}"`)
})
