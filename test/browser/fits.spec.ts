import { expect, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

test('a disc that the grinder would burst is warned of on its page and in the cart, with what fits instead', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request)
  const grinder = { productId: 'angle-grinder', variantId: 'angle-grinder--100mm-850w', quantity: 1 }
  await shopper.call('POST', '/cart/add-to-cart', grinder)
  await shopper.signIn(page)
  await open(page, '/products/metal-cutting-disc')
  await expect(page.getByText('Fits Angle Grinder, Slide Switch, 100 mm 850 W in your cart')).toBeVisible()
  await page.getByText('355 x 3 mm', { exact: true }).first().click()
  await expect(page.getByText('Rated speed 4300 rpm is less than no-load speed 11000 rpm')).toBeVisible()
  const fitsWith = page.getByRole('region', { name: 'Fits with' })
  await expect(fitsWith.getByRole('link', { name: 'Metal Chop Saw 355 mm 2000 W' })).toBeVisible()

  const disc = { productId: 'metal-cutting-disc', variantId: 'metal-cutting-disc--355x3', quantity: 1 }
  await shopper.call('POST', '/cart/add-to-cart', disc)
  await open(page, '/cart')
  const warning = page.getByRole('region', { name: 'Check before you pay' })
  await expect(warning).toContainText('Dangerous: Metal Cutting Disc, Reinforced, 355 x 3 mm does not fit')
  await expect(warning.getByRole('link', { name: /105 x 1 mm/ })).toHaveAttribute(
    'href',
    '/products/metal-cutting-disc',
  )
  // nobody is kept from buying
  await expect(page.getByRole('button', { name: 'Proceed' }).first()).toBeEnabled()
})
