import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { expect, expectToast, open, test } from './journey.ts'
import { kozhikode, newShopper } from './shopper.ts'

const bearing = 'ball-bearing-6204-2rs'

/** Somebody with an order that was cancelled, and these products in the cart. */
async function afterAnOrder(request: Parameters<typeof newShopper>[0], inCart: string[] = []) {
  const shopper = await newShopper(request, [bearing])
  const address = { ...kozhikode, phone: shopper.phonenumber }
  const { data } = await shopper.call('POST', '/order/placeorder', { address })
  await shopper.call('PATCH', `/order/change-status/${data._id}`, { status: 'cancelled', type: 'order' })
  for (const productId of inCart) await shopper.call('POST', '/cart/add-to-cart', { productId, quantity: 1 })
  return { shopper, number: data.number as string }
}

test('an order is bought again with one press, and leads to the cart', async ({ page, request }) => {
  const { shopper, number } = await afterAnOrder(request)
  await shopper.signIn(page)
  await open(page, '/profile?tab=order-history')
  await page.getByRole('button', { name: `Buy again Order ${number}` }).click()
  await expectToast(page, 'Added to your cart again')
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ball Bearing 6204-2RS' }).first()).toBeVisible()
})

test('a cart with other goods asks first, and Escape leaves it as it was', async ({ page, request, journey }) => {
  journey.allow(/answer 409/)
  const { shopper, number } = await afterAnOrder(request, ['impact-drill-13mm-650w'])
  await shopper.signIn(page)
  await open(page, '/profile?tab=order-history')
  await page.getByRole('button', { name: `Buy again Order ${number}` }).click()
  const question = page.getByRole('dialog', { name: 'Buy again' })
  await expect(question.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 740 })
    await expect(question.getByRole('button', { name: 'Replace' })).toBeInViewport()
    expect(await axeViolations(page)).toEqual([])
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/buy-again-${width}.png` })
  }
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: `Buy again Order ${number}` }).click()
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Impact Drill 13 mm 650 W' })).toHaveCount(0)
})
