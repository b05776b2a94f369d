import { onCall } from './calls.ts'
import { alive, expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

test('what a page throws is caught within the layout and logged, and trying again reloads the page', async ({
  page,
  request,
  journey,
}) => {
  journey.allow(/console: /)
  const logged: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())))
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.signIn(page)
  let broken = true
  await onCall(page, '/cart/get-cart', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    // A line of something that the page cannot know.
    if (broken) body.data.formattedCart.items[0].product = null
    await route.fulfill({ response: answer, json: body })
  })
  await open(page, '/cart')
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(logged.join()).toMatch(/null/)
  broken = false
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

test('a page whose file cannot be loaded says so within the layout, is logged, and can be tried again', async ({
  page,
  journey,
}) => {
  journey.allow(/console: |request failed: GET .*\/assets\//)
  const logged: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())))
  await open(page, '/terms')
  await page.route('**/assets/signup-page*', (route) => route.abort('connectionreset'))
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Oops! Something went wrong' })
  await expect(alert).toContainText('Unable to connect to server. Please check your internet connection.')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page).toHaveURL('/signup')
  expect(logged.join()).toMatch(/signup-page/)
  await page.unroute('**/assets/signup-page*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
})

for (const [what, stored] of [
  ['no JSON', '{'],
  ['of another form', '{"state":{"user":"Amina"},"version":0}'],
  ['from a later version', '{"state":null,"version":9}'],
] as const) {
  test(`what is stored and broken (${what}) does not keep the page from opening`, async ({ page, journey }) => {
    journey.allow(/console: /)
    await page.addInitScript((text) => {
      localStorage.setItem('root', text)
      localStorage.removeItem('user-auth-token')
    }, stored)
    await open(page, '/products/angle-grinder')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angle Grinder, Slide Switch')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
    await page.reload()
    await alive(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  })
}
