import { alive, cartBadge, expect, expectToast, open, takeToast, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

const quantity = /^Quantity of/

test('back and forward lead to the same pages, scrolled as they were left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Categories' }).first().getByRole('link', { name: 'Fasteners' }).click()
  const first = page.getByRole('main').getByRole('article').first().getByRole('heading')
  await expect(page).toHaveURL('/products?categoryId=fasteners')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fasteners')
  const before = await first.textContent()
  await page.getByRole('link', { name: 'Page 2' }).click()
  // until its own come, the cards of the former page stand, which may be more
  await expect(first).not.toHaveText(before ?? '')
  const title = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL('/products?categoryId=fasteners&page=2')
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  const card = page.getByRole('main').getByRole('article').last()
  // the cards of this page take the places of the former one's
  await expect(() => card.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(0)
  await card.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  const product = page.url()
  await page.goBack()
  await expect(title).toHaveText('Fasteners')
  await expect(page).toHaveURL('/products?categoryId=fasteners&page=2')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Shop By Category' })).toBeVisible()
  for (let steps = 0; steps < 3; steps++) await page.goForward()
  await expect(page).toHaveURL(product)
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
})

test('a reload changes nothing in the cart, in the account, and after the order', async ({ page, request }) => {
  const shopper = await newShopper(request, ['impact-drill-13mm-650w'])
  await shopper.call('POST', '/coupon/apply', { couponId: 'MILL5' })
  await shopper.call('PATCH', '/user/update-user', { address: kozhikode })
  await shopper.signIn(page)
  const reload = async () => {
    await page.reload()
    await alive(page)
  }
  await open(page, '/cart')
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await expect(summary).toContainText('₹2,270.50')
  await reload()
  await expect(summary).toContainText('₹2,270.50')
  await expect(cartBadge(page)).toHaveText('01.00')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Proceed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
  await dialog.getByRole('radio', { name: /Workshop/ }).check()
  await dialog.getByLabel('Cash on delivery').check()
  await dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL('/payment-success')
  await reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Confirmed!')
  await expect(cartBadge(page)).toHaveText('00.00')
  const { data } = await shopper.call('GET', '/order/get-user-orders')
  expect(data).toHaveLength(1)
  for (const tab of ['saved-address', 'order-history']) {
    await open(page, `/profile?tab=${tab}`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await reload()
    await expect(page.getByRole('article')).toHaveCount(1)
  }
  await test.step('going back from the account does not order again', async () => {
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Confirmed!')
    expect((await shopper.call('GET', '/order/get-user-orders')).data).toHaveLength(1)
  })
})

test('two tabs change one cart: each goes on from what the shop has', async ({ page, context, request, journey }) => {
  journey.allow(/answer (404|409)/)
  const shopper = await newShopper(request, ['ball-bearing-6204-2rs'])
  await shopper.signIn(page)
  await open(page, '/cart')
  const other = await context.newPage()
  await open(other, '/cart')
  await other.getByRole('button', { name: /^Increase quantity of/ }).click()
  await expect(other.getByRole('group', { name: quantity })).toContainText('2')
  await page.bringToFront()
  await page.getByRole('button', { name: /^Increase quantity of/ }).click()
  await expect(page.getByRole('group', { name: quantity })).toContainText('3')
  await other.bringToFront()
  await other.getByRole('button', { name: /^Remove Ball/ }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expectToast(other, 'Item removed from cart')
  await test.step('what is gone in the other tab is no longer shown', async () => {
    await page.bringToFront()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })
  await test.step('what is gone on another device is said', async () => {
    const line = { productId: 'ball-bearing-6204-2rs' }
    await shopper.call('POST', '/cart/add-to-cart', { ...line, quantity: 1 })
    await open(page, '/cart')
    // a page that asked for its cart once more would see by itself that it is empty
    await expect(page.getByRole('group', { name: quantity })).toBeVisible()
    await shopper.call('DELETE', '/cart/remove-from-cart', line)
    await page.getByRole('button', { name: /^Increase quantity of/ }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notifications' })).not.toBeEmpty()
  })
  await test.step('who ordered in one tab cannot order the same in the other', async () => {
    await shopper.call('POST', '/cart/add-to-cart', { productId: 'ball-bearing-6204-2rs', quantity: 1 })
    await open(page, '/cart')
    await page.getByRole('button', { name: 'Proceed' }).click()
    await shopper.call('POST', '/order/placeOrder', { address: kozhikode })
    const dialog = page.getByRole('dialog', { name: 'Delivery and payment' })
    for (const [label, text] of [
      ['Full name', 'Amina Beevi'],
      ['House no. / Building', '12/480'],
      ['Street / Area', 'Beypore Road'],
      ['City / Town', 'Kozhikode'],
      ['PIN code', '673015'],
    ] as const) {
      await dialog.getByLabel(label).fill(text)
    }
    await dialog.getByLabel('State').fill('Kerala')
    await dialog.getByLabel('Cash on delivery').check()
    await dialog.getByRole('button', { name: 'Place order' }).click()
    await takeToast(page, 'Your cart is empty')
    expect((await shopper.call('GET', '/order/get-user-orders')).data).toHaveLength(1)
  })
})

test('another shopper who logs in in the other tab is the one whom both show', async ({ page, context, request }) => {
  const [first, second] = [await newShopper(request), await newShopper(request, ['ball-bearing-6204-2rs'])]
  await first.signIn(page)
  await open(page, '/terms')
  await expect(cartBadge(page)).toHaveText('00.00')
  const other = await context.newPage()
  await open(other, '/profile')
  await other.getByRole('navigation', { name: 'Account sections' }).getByRole('button', { name: 'Logout' }).click()
  await other.getByLabel('Email address or phone number').fill(second.email)
  await other.getByLabel('Password', { exact: true }).fill(second.password)
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(cartBadge(other)).toHaveText('01.00')
  await page.bringToFront()
  await page.reload()
  await alive(page)
  await expect(cartBadge(page)).toHaveText('01.00')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByRole('banner').getByText(second.email)).toBeVisible()
})
