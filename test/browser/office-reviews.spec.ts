import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
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
      expect(await axeViolations(page)).toEqual([])
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
  await expect(page.getByText('Enter a reason: the customer reads it')).toBeVisible()
  await page.getByLabel('Reason (sent to the customer)').fill('It is about another bearing')
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('It is about another bearing').first()).toBeVisible()
  await expect((await look()).getByText(text)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo: Review hidden' }).click()
  await page.getByRole('button', { name: 'Undo this' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Undone')).toBeVisible()
  await expect((await look()).getByText(text)).toBeVisible()
})

test('a review is hidden until a moment, the list says so, the moment is changed and taken back', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const text = `My number is 9847000009. ${Date.now()}`
  const shopper = await newShopper(request)
  const { data } = await shopper.call('POST', '/review/add-review', { productId: product, rating: '1', review: text })
  await signInStaff(context, ['manager'], 'Ramla Beegum')
  await page.setViewportSize({ width: 360, height: 800 })
  await openOffice(page, `/reviews/${data._id}`)
  await page.getByRole('button', { name: 'Hide' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason (sent to the customer)').fill('It names a phone number')
  const until = dialog.getByLabel('Show again on (optional)')
  await until.fill('2020-01-01T10:00')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('This time is in the past')).toBeVisible()
  const year = new Date().getFullYear() + 1
  await until.fill(`${year}-01-02T10:00`)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await lookAt(page, `hide-dialog-${width}`)
  }
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText(`Hidden until 2 Jan ${year}, 10:00 am`)).toBeVisible()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await lookAt(page, `hidden-review-${width}`)
    await openOffice(page, '/reviews?list=hidden')
    await expect(page.getByText(`Hidden until 2 Jan ${year}, 10:00 am`).first()).toBeVisible()
    await lookAt(page, `hidden-reviews-${width}`)
    await openOffice(page, `/reviews/${data._id}`)
  }
  await page.getByRole('button', { name: 'Change date' }).click()
  const field = page.getByRole('dialog').getByLabel('Show again on (optional)')
  await expect(field).toHaveValue(`${year}-01-02T10:00`)
  await field.fill('')
  await lookAt(page, 'until-dialog-360')
  await page.getByRole('dialog').getByRole('button', { name: 'Save date' }).click()
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: Hidden review: date changed' }).click()
  await page.getByRole('button', { name: 'Undo this' }).click()
  await expect(page.getByText(`Hidden until 2 Jan ${year}, 10:00 am`)).toBeVisible()
  await page.getByRole('button', { name: 'Publish again' }).click()
  await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible()
})

/** Nothing beside the screen, nothing that axe finds; LOOK keeps a picture. */
async function lookAt(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
  if (process.env.LOOK) await page.screenshot({ path: `test-results/${name}.png` })
}
