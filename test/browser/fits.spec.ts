import { cartBadge, expect, open, test } from './journey.ts'
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

test('a machine that is changed for another in the cart is not said to fit any more', async ({ page, request }) => {
  const shopper = await newShopper(request)
  const add = (variantId: string) =>
    shopper.call('POST', '/cart/add-to-cart', { productId: 'angle-grinder', variantId, quantity: 1 })
  await add('angle-grinder--100mm-850w')
  await shopper.signIn(page)
  await open(page, '/products/metal-cutting-disc')
  await expect(page.getByText('Fits Angle Grinder, Slide Switch, 100 mm 850 W in your cart')).toBeVisible()
  await page.getByRole('link', { name: /^Cart/ }).click()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove|^Yes/ })
    .click()
  await expect(page.getByRole('main')).toContainText('empty')
  // as many lines as before, of something else
  await page.goBack()
  await expect(page).toHaveURL('/products/metal-cutting-disc')
  await page.getByText('355 x 3 mm', { exact: true }).first().click()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(cartBadge(page)).toHaveText('01.00')
  await page.getByText('105 x 1 mm', { exact: true }).first().click()
  await expect(page.getByRole('radio', { name: /105 x 1 mm/ })).toBeChecked()
  await expect(page.getByText(/^Fits .* in your cart$/)).toHaveCount(0)
})
