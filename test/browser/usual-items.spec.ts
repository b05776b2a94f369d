import { axeViolations } from './axe.ts'
import { expect, expectToast, open, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

const [bearing, drill] = ['ball-bearing-6204-2rs', 'impact-drill-13mm-650w']

test('what was ordered twice goes into the cart, one by one and all at once', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  // as on a shop without https
  await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }))
  await open(page, '/profile?tab=usual-items')
  await expect(page.getByRole('heading', { name: 'No usual items yet' })).toBeVisible()
  for (let order = 0; order < 2; order++) {
    await shopper.call('POST', '/cart/add-to-cart', { productId: bearing, quantity: 2 })
    await shopper.call('POST', '/cart/add-to-cart', { productId: drill, quantity: 1 })
    await shopper.call('POST', '/order/placeorder', { address: { ...kozhikode, phone: shopper.phonenumber } })
  }
  await page.reload()
  const list = page.getByRole('list', { name: 'Usual items' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByText('Ordered 2 times, usually 2')).toBeVisible()
  await list.getByRole('button', { name: 'Add 2 to cart: Ball Bearing 6204-2RS' }).click()
  await expectToast(page, '1 item added to the cart')
  await expect(page.getByRole('button', { name: 'Select items to add' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/look/usual-items-${width}.png` })
  }
  await page.getByRole('button', { name: 'Add 2 items to cart' }).click()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
  const { data } = await shopper.call('GET', '/cart/get-cart')
  expect(data.formattedCart.items.map(({ quantity }: { quantity: number }) => quantity).sort()).toEqual([1, 4])
})
