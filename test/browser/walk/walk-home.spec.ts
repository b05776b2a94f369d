import { failCall, onCall } from '../calls.ts'
import { expect, test } from '../journey.ts'
import { atEachSize, expectSaid } from './sizes.ts'

const offer = {
  _id: 'monsoon',
  title: 'Monsoon offer',
  subtitle: 'Pumps',
  description: 'x'.repeat(310),
  offerValue: 150,
  offerType: 'flat',
  image: '/icon-512.png',
  link: '/products',
}

atEachSize(() => {
  test('the home page is whole without a scroll', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    for (const name of [
      'Shop By Category',
      'Clearance sale',
      'Trending Collections',
      'Best Sellers',
      'Special Offers',
    ]) {
      await expect(main.getByRole('heading', { name, level: 2, exact: true })).toBeVisible()
    }
    const hero = main.getByRole('region', { name: 'Featured' })
    await expect(hero.getByRole('link').first()).toHaveAttribute('href', /^\/products/)
    // painted late, never absent: what a picture of the whole page shows
    const unpainted = () =>
      main
        .locator('article, h2')
        .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length)
    await expect.poll(unpainted).toBe(0)
    await expect(main.getByRole('article')).not.toHaveCount(0)
    await main.getByRole('link', { name: 'See all: Best Sellers' }).click()
    await expect(page).toHaveURL(/\/products\?labelId=best-sellers/)
  })

  test('offers are what the browser’s own call brings', async ({ page }) => {
    const second = { ...offer, _id: 'second', title: 'Second offer', offerType: 'percentage', offerValue: 12 }
    await onCall(page, '/offerBanner', (route) => route.fulfill({ json: { success: true, data: [offer, second] } }))
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Monsoon offer' })).toBeVisible()
    await expect(main.getByText('₹150 off')).toBeVisible()
    await expect(main.getByText(`${'x'.repeat(300)}…`).first()).toBeVisible()
    await main
      .getByRole('button', { name: /2 of 2/ })
      .last()
      .click()
    await expect(main.getByText('12% off')).toBeVisible()
  })

  test('offers that cannot be loaded, or that are none', async ({ page, journey }) => {
    journey.allow(/answer 500/)
    await failCall(page, '/offerBanner', 500)
    await page.goto('/')
    await expectSaid(page, 'Error loading offers')
    await onCall(page, '/offerBanner', (route) => route.fulfill({ json: { success: true, data: [] } }))
    await page.goto('/')
    await expectSaid(page, 'No offers available')
  })
})
