import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { openOffice, signInStaff } from './office.ts'
import { newShopper } from './shopper.ts'

const product = 'ball-bearing-6204-2rs'

test('a review is answered and hidden in the office, and shoppers see it at once', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const text = `Hums at 1,400 turns. ${Date.now()}`
  const shopper = await newShopper(request)
  const { data } = await shopper.call('POST', '/review/add-review', { productId: product, rating: '2', review: text })
  const id: string = data._id
  await signInStaff(context, ['manager'], 'Ramla Beegum')
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of ['/reviews', `/reviews/${id}`]) {
      await openOffice(page, address)
      await expect(page.getByText(text)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      if (process.env.LOOK)
        await page.screenshot({ path: `test-results/review${address.length > 9 ? '' : 's'}-${width}.png` })
    }
  }
  await page.getByLabel('Your answer').fill('We exchange it: please call us.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const shop = await context.newPage()
  const look = async () => {
    await shop.goto(`/products/${product}`)
    return shop.locator('#ratings')
  }
  await expect((await look()).getByText('We exchange it: please call us.')).toBeVisible()
  if (process.env.LOOK) await (await look()).screenshot({ path: 'test-results/answered.png' })
  // its product's page, without going to the shop
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(
    page.frameLocator('iframe').locator('#ratings').getByText('We exchange it: please call us.'),
  ).toBeVisible()
  if (process.env.LOOK) await page.screenshot({ path: 'test-results/review-preview.png' })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hide' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('Please say why: the writer reads it')).toBeVisible()
  await page.getByLabel('Why? The writer reads this').fill('It is about another bearing')
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('It is about another bearing').first()).toBeVisible()
  await expect((await look()).getByText(text)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo: Review hidden' }).click()
  await page.getByRole('button', { name: 'Undo this' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Taken back')).toBeVisible()
  await expect((await look()).getByText(text)).toBeVisible()
})
