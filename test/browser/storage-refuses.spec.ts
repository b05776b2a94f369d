import { cartBadge, expect, expectToast, open, test } from './journey.ts'
import { newShopper, password } from './shopper.ts'

/** The ways in which browsers refuse storage: closed by a setting, not there at all, full. */
const refusals: Record<string, () => void> = {
  throws: () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  'is null': () => {
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: () => null })
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('exceeded the quota', 'QuotaExceededError')
    }
  },
}

for (const [how, refuse] of Object.entries(refusals)) {
  test(`storage that ${how}: visitors browse, shoppers sign in, buy and log out`, async ({
    page,
    request,
    journey,
  }) => {
    journey.allow(/answer 401: POST .*add-to-cart/)
    const shopper = await newShopper(request)
    await page.addInitScript(refuse)
    await open(page, '/products?categoryId=bearings&labelId=best-sellers')
    await page.getByRole('main').getByRole('link', { name: 'Ball Bearing 6204-2R…' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ball Bearing 6204-2RS')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expectToast(page, 'Please login to add item to cart')
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email address or phone number').fill(shopper.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/')
    await expectToast(page, 'Item added to cart')
    await expect(cartBadge(page)).toHaveText('01.00')
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await page.getByRole('button', { name: 'Proceed' }).click()
    const checkout = page.getByRole('dialog', { name: 'Delivery and payment' })
    await checkout.getByLabel('Full name').fill('Amina Beevi')
    await checkout.getByLabel('House no. / Building').fill('12/480 Mill Compound')
    await checkout.getByLabel('Street / Area').fill('Beypore Road')
    await checkout.getByLabel('City / Town').fill('Kozhikode')
    await checkout.getByLabel('State').fill('Kerala')
    await checkout.getByLabel('PIN code').fill('673015')
    await checkout.getByLabel('Cash on delivery').check()
    await checkout.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    await page.getByRole('link', { name: 'View My Orders' }).click()
    await expect(page.getByRole('article')).toContainText('Pending')
    await page.getByRole('navigation', { name: 'Account sections' }).getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  })
}
