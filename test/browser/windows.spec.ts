import type { Page } from '@playwright/test'
import { onCall } from './calls.ts'
import { expect, expectToast, open, stopClock, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

const noConnection = 'Unable to connect to server. Please check your internet connection.'

test('text selected in a window and let go over the backdrop does not close it; a press on the backdrop does', async ({
  page,
  request,
}) => {
  await (await newShopper(request)).signIn(page)
  await open(page, '/profile?tab=saved-address')
  await page.getByRole('button', { name: 'Add new address' }).click()
  const street = page.getByRole('dialog').getByLabel('Street / Area')
  await street.fill('Court Road')
  const box = await street.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move(5, 450, { steps: 4 })
  await page.mouse.up()
  await expect(street).toHaveValue('Court Road')
  await page.mouse.click(5, 450)
  await expect(street).toHaveCount(0)
})

test('the second of a double click on the button that opens a window neither closes it nor presses what is in it', async ({
  page,
  request,
}) => {
  await (await newShopper(request)).signIn(page)
  await open(page, '/profile?tab=saved-address')
  const add = page.getByRole('button', { name: 'Add new address' })
  const dialog = page.getByRole('dialog')
  await add.dblclick()
  await expect(dialog.getByLabel('Street / Area')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // where the finger lies a button of the window comes
  await add.evaluate((button) => {
    button.addEventListener('click', () => {
      const close = () => document.querySelector<HTMLElement>('dialog header button')
      const second = { detail: 2, bubbles: true, cancelable: true }
      requestAnimationFrame(() => close()?.dispatchEvent(new MouseEvent('click', second)))
    })
  })
  await add.click()
  await expect(dialog.getByLabel('Street / Area')).toBeVisible()
  // what lies beneath the button that closes it hears the first click alone
  await page.evaluate(() => {
    document.addEventListener('click', ({ detail }) => document.body.setAttribute('data-clicks', String(detail)))
  })
  await dialog.getByRole('button', { name: 'Close' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('body')).toHaveAttribute('data-clicks', '1')
})

test('a part whose file did not come is asked for again with the next press', async ({ page, request, journey }) => {
  journey.allow(
    /answer 404: GET .*\/order\/invoice|request failed: GET .*\.js|console: .*(dynamically imported|Failed to fetch)/,
  )
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
  await shopper.signIn(page)

  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/products')
  let back = await loseFiles(page, 'filter-dialog')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expectToast(page, noConnection)
  await back()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()

  await open(page, '/products/threaded-rod-m10-1m')
  back = await loseFiles(page, 'review-dialog')
  await page.getByRole('button', { name: 'Rate Product' }).click()
  await expectToast(page, noConnection)
  await back()
  await page.getByRole('button', { name: 'Rate Product' }).click()
  await expect(page.getByRole('dialog', { name: 'Rate this product' })).toBeVisible()

  await onCall(page, '/order/get-user-orders', async (route) => {
    const { data, ...rest } = await (await route.fetch()).json()
    const invoice = { number: 'BMS/2026-27/000001', date: data[0].createdAt }
    await route.fulfill({ json: { ...rest, data: [{ ...data[0], invoice }] } })
  })
  await open(page, '/profile?tab=order-history')
  await page.getByRole('button', { name: /^(Track & Manage|View)/ }).click()
  back = await loseFiles(page, 'invoice-dialog')
  const order = page.getByRole('dialog', { name: 'Order status' })
  await order.getByRole('button', { name: 'Invoice', exact: true }).click()
  await expectToast(page, noConnection)
  await expect(order).toBeVisible()
  await back()
  await order.getByRole('button', { name: 'Invoice', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Invoice', exact: true })).toBeVisible()
})

test('a message about what is mended goes at once', async ({ page, request }) => {
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.signIn(page)
  await stopClock(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
  await dialog.getByRole('button', { name: 'Confirm order' }).click()
  await expectToast(page, 'Please select an address or fill in all required fields.')
  await dialog.getByRole('radio', { name: /Workshop/ }).check()
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Confirm order' }).click()
  await expectToast(page, 'Please select a payment method')
  await dialog.getByLabel('Pay online').check()
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})

test('a toast keeps its time when its window closes, and waits while its button has the focus', async ({
  page,
  request,
}) => {
  await (await newShopper(request, ['ball-bearing-6204-2rs'])).signIn(page)
  await stopClock(page)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Proceed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
  const toast = page.locator('[data-toast]')
  await dialog.getByRole('button', { name: 'Confirm order' }).click()
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(3_400)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(700)
  await expect(toast).toHaveCount(0)

  await page.getByRole('button', { name: 'Proceed' }).click()
  await dialog.getByRole('button', { name: 'Confirm order' }).click()
  await toast.getByRole('button', { name: 'Close' }).focus()
  await page.clock.runFor(10_000)
  await expect(toast).toHaveCount(1)
  await dialog.getByLabel('Full name').focus()
  await page.clock.runFor(4_100)
  await expect(toast).toHaveCount(0)
})

test('the search of phones closes when one goes elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Open search' }).click()
  await expect(page.getByRole('banner').getByPlaceholder('What are you looking for?').last()).toBeFocused()
  await page.getByRole('navigation', { name: 'Categories' }).first().getByRole('link', { name: 'Bearings' }).click()
  await expect(page).toHaveURL(/categoryId=bearings/)
  await expect(page.getByRole('button', { name: 'Open search' })).toBeVisible()
})

/** The files of a part do not come until the returned function is called. */
async function loseFiles(page: Page, name: string): Promise<() => Promise<void>> {
  const files = new RegExp(`/${name}-[^/]*\\.js`)
  await page.route(files, (route) => route.abort('connectionreset'))
  return () => page.unroute(files)
}
