import { axeViolations } from './axe.ts'
import { expect, expectToast, open, test } from './journey.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { kozhikode, newShopper } from './shopper.ts'

test('a coupon for a category and one for free delivery: from the office over the cart to the invoice', async ({
  page,
  context,
  request,
  browser,
  journey,
}) => {
  test.slow()
  journey.allow(/answer 409: POST .*\/coupon\/apply/)
  await signInStaff(context, ['owner'])
  const stamp = Date.now()
  const [forBearings, shipFree] = [`BEARINGS${stamp}`, `SHIP${stamp}`]
  const ids: string[] = []
  const save = async (code: string) => {
    await page.getByRole('button', { name: 'New coupon' }).click()
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
    ids.push(page.url().split('/').at(-1) ?? '')
  }

  await test.step('10 % off a category, chosen by name; what it does is said', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openOffice(page, '/coupons/new')
    await page.getByLabel('Code').fill(forBearings)
    await page.getByLabel('Value', { exact: true }).fill('10')
    await expect(page.getByText('10% off everything.')).toBeVisible()
    await page.getByLabel('Applies to').selectOption('Categories')
    await expect(page.getByText('Enter the value, and choose what it applies to.')).toBeVisible()
    await page.getByLabel('Add a category').selectOption('Bearings')
    await page.getByLabel('Add a category').selectOption('Hand Tools')
    await page.getByRole('button', { name: 'Remove Hand Tools' }).press('Enter')
    await expect(page.getByLabel('Add a category')).toBeFocused()
    await expect(page.getByText('10% off Bearings.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await axeViolations(page)).toEqual([])
    await save(forBearings)
  })
  await test.step('free delivery with a product, found as its name is typed', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openOffice(page, '/coupons/new')
    await page.getByLabel('Code').fill(shipFree)
    await page.getByLabel('Discount type').selectOption('Free delivery')
    await expect(page.getByLabel('Value', { exact: true })).toHaveCount(0)
    await page.getByLabel('Applies to').selectOption('Products')
    await page.getByLabel('Add a product').fill('6204')
    await page
      .getByRole('button', { name: /^Add .*6204-2RS/ })
      .first()
      .press('Enter')
    await expect(page.getByLabel('Add a product')).toBeFocused()
    await expect(page.getByText(/^What it does: Free delivery of carts with .*6204-2RS.*\.$/)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await save(shipFree)
    await page.getByRole('button', { name: 'Test', exact: true }).click()
    await expect(page.getByText('Delivery is free. The customer pays ₹1,000.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Remove .*6204-2RS/ })).toBeVisible()
  })

  const shopper = await newShopper(request, ['combination-plier-200mm'])
  const shop = await browser.newPage()
  await shopper.signIn(shop)
  const summary = shop.getByRole('region', { name: 'Order Summary' })
  const code = shop.getByLabel('Coupon code')
  const apply = async (which: string) => {
    await code.fill(which)
    await shop.getByRole('button', { name: 'Apply', exact: true }).click()
  }
  await test.step('the cart says why the coupon gives nothing, then takes it off the bearings alone', async () => {
    await open(shop, '/cart')
    await expect(shop.getByRole('button', { name: new RegExp(`^Choose ${forBearings}`) })).toContainText('On Bearings')
    await apply(forBearings)
    await expect(
      shop.getByRole('region', { name: 'Coupon' }).getByText('This coupon is for Bearings').first(),
    ).toBeVisible()
    await shopper.call('POST', '/cart/add-to-cart', { productId: 'ball-bearing-6204-2rs', quantity: 2 })
    await open(shop, '/cart')
    await apply(forBearings)
    await expectToast(shop, 'Coupon applied successfully!')
    const { data } = await shopper.call('GET', '/cart/get-cart')
    const bearing = data.formattedCart.items.find(({ product }: { product: { _id: string } }) =>
      /6204/.test(product._id),
    )
    expect(data.couponDetails.savings).toBeCloseTo(bearing.lineTotal / 10, 2)
    await expect(summary).toContainText(`−₹${data.couponDetails.savings}`)
    await shop.getByRole('region', { name: 'Coupon' }).getByRole('button', { name: 'Remove', exact: true }).click()
  })
  await test.step('free delivery stands in cart, order and invoice', async () => {
    const { data: cart } = await shopper.call('GET', '/cart/get-cart')
    await apply(shipFree)
    await expect(shop.getByText(`${shipFree} makes delivery free`)).toBeVisible()
    await expect(summary).not.toContainText('Coupon discount')
    await expect(summary).toContainText('Free')
    const { data: order } = await shopper.call('POST', '/order/placeorder', { address: kozhikode })
    expect(order.totalAmount).toBe(cart.formattedCart.subTotal)
    await sendAs(page, `POST /orders/${order._id}/confirm`, { saw: 'pending' })
    const { data: invoice } = await shopper.call('GET', `/order/invoice/${order._id}`)
    expect(invoice.lines.map(({ description }: { description: string }) => description)).not.toContain(
      'Delivery charge',
    )
    expect(invoice.totals).toMatchObject({ total: order.totalAmount, discount: 0 })
    await open(shop, '/profile?tab=order-history')
    await shop.getByRole('button', { name: /^Track & Manage/ }).click()
    await expect(shop.getByRole('dialog')).toContainText(new RegExp(`Coupon ${shipFree}\\s*Free delivery`))
  })
  await shop.close()
  await openOffice(page, '/coupons')
  for (const id of ids) await sendAs(page, `POST /coupons/${id}/end`)
})
