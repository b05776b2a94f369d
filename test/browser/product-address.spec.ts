import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { alive, expect, expectToast, open, test } from './journey.ts'
import { newShopper } from './shopper.ts'

test('the chosen variant is in the address: it outlives a reload and is what a shared link shows', async ({
  page,
  request,
  baseURL,
}) => {
  await open(page, '/products/angle-grinder')
  const radios = page.getByRole('region', { name: 'Angle Grinder, Slide Switch' }).getByRole('radio')
  await radios.last().check({ force: true })
  await expect(page).toHaveURL(/\/products\/angle-grinder\?variant=[\w-]+$/)
  const link = page.url()
  await page.reload()
  await alive(page)
  await expect(radios.last()).toBeChecked()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/products/angle-grinder`)
  const html = await (await request.get(link)).text()
  expect(html).toMatch(new RegExp(`<input(?=[^>]*value="${new URL(link).searchParams.get('variant')}")[^>]*checked`))
  await open(page, '/products/angle-grinder?variant=no-such')
  await expect(radios.first()).toBeChecked()
})

test('a telephone’s photograph above 5 MB is made smaller before it is sent', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await shopper.signIn(page)
  await open(page, '/products/gear-oil-ep-90-1l')
  await page.getByRole('button', { name: 'Rate Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rate this product' })
  const noise = randomBytes(2400 * 1800 * 3)
  const photo = await sharp(noise, { raw: { width: 2400, height: 1800, channels: 3 } })
    .jpeg({ quality: 98 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(5 * 1024 * 1024)
  await dialog
    .getByLabel('Photo or video (optional)')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo })
  await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await dialog.getByLabel('Your review').fill('As on the photograph.')
  await expect(dialog.getByText('IMG_1.jpg')).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Review submitted successfully')
  const { data } = await shopper.call('GET', '/product/get-product/gear-oil-ep-90-1l')
  expect(data.ratings[0]).toMatchObject({ review: 'As on the photograph.', image: expect.stringContaining('/') })
})
