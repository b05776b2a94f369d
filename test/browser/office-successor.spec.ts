import { axeViolations } from './axe.ts'
import { expect, open, test } from './journey.ts'
import { openOffice, sendAs } from './office.ts'
import { as, makeDraft } from './office-desk.ts'
import { kozhikode, newShopper } from './shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

test('a product names its replacement, which its customers get when they buy again', async ({
  page,
  context,
  request,
}) => {
  await as(context, 'manager', 'Ramla Beegum')
  await openOffice(page, '/products')
  const id = await makeDraft(page, 'V-Belt A31 of old', [], 5)
  await sendAs(page, `POST /products/${id}/publish`)
  const shopper = await newShopper(request, [id])
  const address = { ...kozhikode, phone: shopper.phonenumber }
  const { data: order } = await shopper.call('POST', '/order/placeorder', { address })

  await page.setViewportSize({ width: 360, height: 740 })
  await openOffice(page, `/products/${id}`)
  const part = page.getByRole('region', { name: 'Replacement' })
  await part.getByLabel('Replaced by').fill('Ball Bearing 6204')
  await part.getByRole('button', { name: 'Replace by Ball Bearing 6204-2RS' }).click()
  const chosen = part.getByRole('button', { name: 'Remove replacement: Ball Bearing 6204-2RS' })
  await expect(chosen).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
  await page.reload()
  await expect(chosen).toBeVisible()
  await sendAs(page, `POST /products/${id}/archive`)
  await sendAs(page, `POST /orders/${order._id}/confirm`, { saw: 'pending' })

  const shop = await context.newPage()
  await shopper.signIn(shop)
  await open(shop, '/profile?tab=order-history')
  await shop.getByRole('button', { name: `Buy again Order ${order.number}` }).click()
  const changes = shop.getByRole('dialog', { name: 'In your cart again, with changes' })
  await expect(changes.getByText('Replaced by Ball Bearing 6204-2RS.')).toBeVisible()
  await changes.getByRole('link', { name: 'Go to cart' }).click()
  await expect(shop.getByRole('link', { name: 'Ball Bearing 6204-2RS' }).first()).toBeVisible()
})
