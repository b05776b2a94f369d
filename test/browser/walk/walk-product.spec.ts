import { failCall, holdCall, onCall, restoreCall } from '../calls.ts'
import { expect, test } from '../journey.ts'
import { newShopper } from '../shopper.ts'
import { atEachSize, expectNamesOnce, expectSaid } from './sizes.ts'

atEachSize(() => {
  test('a product, for a visitor', async ({ page, request, journey }) => {
    journey.allow(/answer 401/)
    const { data } = await (await request.get('/api/v1/product/get-product/angle-grinder')).json()
    await page.goto('/products/angle-grinder')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(data.name)
    for (const text of [data.brand.name, `${data.totalRatings} ratings`]) {
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
    }
    await expect(main.getByText(/^\d+% off$/).first()).toBeVisible()
    for (const stars of ['5 stars', '4 stars', '3 stars', '2 stars', '1 star']) {
      await expect(main.getByText(new RegExp(`^${stars}: \\d+$`))).toBeAttached()
    }
    const reviews = main.locator('#ratings').getByRole('listitem')
    const shown = await reviews.count()
    await main.getByRole('button', { name: 'Show More' }).click()
    expect(await reviews.count()).toBeGreaterThan(shown)
    const words: string[] = data.description.trim().split(/\s+/)
    await expect(main.getByText(`${words.slice(0, 100).join(' ')}…`)).toBeVisible()
    await main.getByRole('radio').last().check()
    await expect(main.getByRole('radio').last()).toBeChecked()
    await expect(main.getByRole('button', { name: 'Save to wish list', exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Compare', exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Ask a question' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Rate Product' })).toHaveCount(0)
    await expectNamesOnce(page)
    await main.getByRole('button', { name: 'Add to Cart' }).click()
    await expectSaid(page, 'Please login to add item to cart')
    await expect(page).toHaveURL('/login')
  })

  test('a product, for a shopper', async ({ page, request, journey }) => {
    journey.allow(/answer 500/)
    await (await newShopper(request)).signIn(page)
    await page.goto('/products/ball-bearing-6204-2rs')
    const main = page.getByRole('main')
    const [add, buy] = [
      main.getByRole('button', { name: 'Add to Cart' }),
      main.getByRole('button', { name: 'Buy Now' }),
    ]
    await add.click()
    await expectSaid(page, 'Item added to cart')
    await failCall(page, '/cart/add-to-cart', 500)
    await add.click()
    await expectSaid(page, 'Failed to add item to cart')
    await restoreCall(page, '/cart/add-to-cart')

    await main.getByRole('button', { name: 'Rate Product' }).click()
    const window = page.getByRole('dialog', { name: 'Rate this product' })
    const submit = window.getByRole('button', { name: 'Submit' })
    await expect(submit).toBeDisabled()
    await window.getByRole('radio', { name: '4 stars' }).check()
    await expect(submit).toBeDisabled()
    await window.getByLabel('Your review').fill('   ')
    await expect(submit).toBeDisabled()
    await window.getByLabel('Your review').fill('Runs quietly.')
    await expect(window.getByLabel(/Photo or video/)).toBeAttached()
    await onCall(page, '/review/add-review', (route) =>
      route.fulfill({ status: 201, json: { success: true, message: 'Review submitted successfully', data: {} } }),
    )
    await submit.click()
    await expectSaid(page, 'Review submitted successfully')
    await expect(window).toBeHidden()

    const held = await holdCall(page, '/cart/add-to-cart')
    await buy.click()
    await expect(buy).toHaveAttribute('aria-busy', 'true')
    await expect(add).not.toHaveAttribute('aria-busy')
    held.release()
    await expect(page).toHaveURL('/cart')
  })
})
