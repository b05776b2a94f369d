import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { cutCall, onCall, restoreCall } from './calls.ts'
import { expect, open, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

// What comes up softly would be measured while it moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const bearing = '/products/ball-bearing-6204-2rs'
const control = (page: Page) => page.getByRole('button', { name: /^Deliver to/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Deliver to' })
const field = (page: Page) => dialog(page).getByLabel('PIN code')
const prompt = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Enter your PIN code/ })
const line = (page: Page, text: RegExp) => page.getByRole('main').getByText(text)
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const whole = (pincode: string) =>
  new RegExp(`^Delivery to ${pincode} by \\w{3}, \\d{1,2} \\w{3} · ₹59 \\(free from ₹999\\)$`)

async function give(page: Page, pincode: string): Promise<void> {
  await control(page).click()
  await field(page).fill(pincode)
  await dialog(page).getByRole('button', { name: 'Apply' }).click()
}

/** Begins in a browser in which the code was given before. */
async function keep(page: Page, pincode: string): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('delivery-pin', kept), pincode)
}

test('a PIN code is asked for once: list, product and cart then say day and charge', async ({ page, request }) => {
  await open(page, '/products')
  await expect(control(page)).toHaveText('Deliver to PIN code')
  await prompt(page).click()
  await field(page).fill('673 001')
  await field(page).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(notifications(page)).toContainText('Delivery to 673001 by')
  await expect(control(page)).toHaveText('Deliver to 673001')
  await expect(line(page, whole('673001'))).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)

  await test.step('the product follows the header, and the header the product', async () => {
    await open(page, bearing)
    const box = page.getByRole('main').getByLabel('Deliver to PIN code')
    const answer = page.locator('#delivered')
    await expect(box).toHaveValue('673001')
    await expect(answer).toContainText('to Kerala')
    await give(page, '110001')
    await expect(answer).toContainText('to Delhi')
    await expect(box).toHaveValue('110001')
    await box.fill('682001')
    await box.press('Enter')
    await expect(answer).toContainText('to Kerala')
    await expect(control(page)).toHaveText('Deliver to 682001')
    await give(page, '110001')
    await expect(answer).toContainText('to Delhi')
    await expect(control(page)).toHaveText('Deliver to 110001')
  })
  await test.step('one in the address of a product gives way to the header as well', async () => {
    await open(page, `${bearing}?pincode=673001`)
    await expect(control(page)).toHaveText('Deliver to 673001')
    await give(page, '110001')
    await expect(page.locator('#delivered')).toContainText('to Delhi')
    await expect(page).toHaveURL(bearing)
    await expect(control(page)).toHaveText('Deliver to 110001')
  })
  await test.step('the cart', async () => {
    const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
    await shopper.signIn(page)
    await open(page, '/cart')
    const summary = page.getByRole('region', { name: 'Order Summary' })
    await expect(summary.getByText(/^Delivery to 110001 by \w{3}, \d{1,2} \w{3}$/)).toBeVisible()
    await expect(summary).toContainText('₹59')
  })
})

test('a shopper’s saved address counts until another PIN code is given, and again when that is removed', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.signIn(page)
  await open(page, '/products')
  await expect(control(page)).toHaveText('Deliver to 673015')
  await expect(line(page, whole('673015'))).toBeVisible()
  await open(page, bearing)
  await expect(page.locator('#delivered')).toContainText('to Kerala')
  const kept = () => page.evaluate(() => localStorage.getItem('delivery-pin'))
  expect(await kept()).toBeNull()
  await give(page, '110001')
  await expect(control(page)).toHaveText('Deliver to 110001')
  expect(await kept()).toBe('110001')
  await control(page).click()
  await dialog(page).getByRole('button', { name: 'Remove PIN code' }).click()
  await expect(control(page)).toHaveText('Deliver to 673015')
  expect(await kept()).toBeNull()
})

test('what is wrong with a PIN code stands at its field, and the former one stays', async ({ page, journey }) => {
  journey.allow(/answer 404|request failed/)
  await keep(page, '673001')
  await open(page, '/products')
  for (const [code, sentence] of [
    ['67300', 'Please enter a valid 6 digit PIN code'],
    ['073001', 'Please enter a valid 6 digit PIN code'],
    ['999999', '999999 is not a PIN code of India Post. Please check its six digits.'],
  ] as const) {
    if ((await dialog(page).count()) === 0) await control(page).click()
    await field(page).fill(code)
    await dialog(page).getByRole('button', { name: 'Apply' }).click()
    await expect(field(page)).toHaveAccessibleDescription(sentence)
    await expect(field(page)).toBeFocused()
  }
  await cutCall(page, '/delivery/check')
  await field(page).fill('682001')
  await field(page).press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('Unable to connect to server')
  await expect(control(page)).toHaveText('Deliver to 673001')
  await restoreCall(page, '/delivery/check')
  await field(page).press('Enter')
  await expect(control(page)).toHaveText('Deliver to 682001')
  await expect(line(page, whole('682001'))).toBeVisible()
})

test('where the shop does not deliver, the list says so', async ({ page }) => {
  const reason = 'We do not deliver to 194101 yet. Please choose another PIN code.'
  await onCall(page, '/delivery/check', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, serviceable: false, reason } } })
  })
  await open(page, '/products')
  await give(page, '194101')
  await expect(page.getByRole('main').getByText(reason)).toBeVisible()
  await expect(notifications(page)).toContainText(reason)
  await open(page, bearing)
  await expect(page.locator('#delivered')).toContainText(reason)
})

test('a check that fails is said and can be tried again; nothing typed is lost without a connection', async ({
  page,
  context,
  journey,
}) => {
  journey.allow(/request failed/)
  await keep(page, '673001')
  await cutCall(page, '/delivery/check')
  await open(page, '/products')
  await expect(line(page, /The delivery to 673001 could not be checked/)).toBeVisible()
  await restoreCall(page, '/delivery/check')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(line(page, whole('673001'))).toBeVisible()

  await control(page).click()
  await expect(field(page)).toHaveValue('673001')
  await context.setOffline(true)
  await field(page).fill('110001')
  await field(page).press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('Unable to connect to server')
  await expect(field(page)).toHaveValue('110001')
  await context.setOffline(false)
  await field(page).press('Enter')
  await expect(control(page)).toHaveText('Deliver to 110001')
})

test('a page that stays open says the day of now: asked again each minute, without a move of the focus', async ({
  page,
}) => {
  await keep(page, '673001')
  await page.clock.install()
  await open(page, '/products')
  await expect(line(page, whole('673001'))).toBeVisible()
  await onCall(page, '/delivery/check', async (route) => {
    const { data, ...body } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...body, data: { ...data, expectedDelivery: '2031-01-01T12:30:00.000Z' } } })
  })
  await control(page).focus()
  await page.clock.fastForward(61_000)
  await expect(line(page, /^Delivery to 673001 by Wed, 1 Jan · /)).toBeVisible()
  await expect(control(page)).toBeFocused()
})

test('an answer stays where asking again fails', async ({ page, journey }) => {
  journey.allow(/answer 404|request failed/)
  await keep(page, '999999')
  await page.clock.install()
  await open(page, '/products')
  const answer = line(page, /^999999 is not a PIN code of India Post/)
  await expect(answer).toBeVisible()
  await cutCall(page, '/delivery/check')
  // that it is asked a second time shows that the first failure has been taken in
  for (let time = 1; time <= 2; time += 1) {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/delivery/check'))
    await page.clock.fastForward(61_000)
    await failed
  }
  await expect(answer).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('it is done by keyboard, axe finds nothing, and nothing moves', async ({ page }) => {
    const axe = async () => {
      const violations = await axeViolations(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
    }
    const places = async () => [
      await control(page).boundingBox(),
      await page.getByRole('main').getByRole('article').first().boundingBox(),
    ]
    await open(page, '/products')
    await axe()
    const before = await places()
    expect(before[0]?.height).toBeLessThanOrEqual(56)
    await control(page).focus()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await axe()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(control(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('673001')
    await page.keyboard.press('Enter')
    await expect(line(page, whole('673001'))).toBeVisible()
    await expect(control(page)).toBeFocused()
    expect(await places()).toEqual(before)
    await axe()
    await page.reload()
    await expect(line(page, whole('673001'))).toBeVisible()
    expect(await places()).toEqual(before)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing offers what it cannot do', async ({ page, journey }) => {
    journey.allow(/request failed: GET \S+\.js csp$/)
    await page.goto('/products')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(control(page)).toHaveCount(0)
    await expect(prompt(page)).toHaveCount(0)
  })
})
