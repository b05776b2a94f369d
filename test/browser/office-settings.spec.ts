import { expect, type Page, test } from '@playwright/test'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { openOffice, sendAs, signInStaff } from './office.ts'

test.describe.configure({ mode: 'serial' })

test('the owner sets a holiday by keyboard and thumb, and what was typed outlives a reload', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['owner'])
  await page.setViewportSize({ width: 360, height: 740 })
  await openOffice(page, '/settings/hours')
  await page.getByRole('group', { name: 'Holidays' }).getByRole('button', { name: 'Add' }).click()
  await page.getByLabel('Date', { exact: true }).last().fill('2027-04-15')
  await page.getByLabel('Occasion').last().fill('Vishu')
  await page.reload()
  await expect(page.getByLabel('Occasion').last()).toHaveValue('Vishu')
  await page.getByRole('button', { name: 'Save Holidays' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Occasion').last()).toHaveValue('Vishu')
  await expect(page.getByRole('button', { name: 'Save Holidays' })).toHaveCount(0)
})

test('what is wrong is said at its field, and nothing that was typed is lost', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/settings/company')
  const gstin = page.getByLabel('GSTIN')
  await gstin.fill('32AAKFB7421M1Z')
  await page.getByRole('button', { name: 'Save GSTIN' }).click()
  await expect(page.getByText('must be a GSTIN of 15 characters').first()).toBeVisible()
  await expect(gstin).toHaveValue('32AAKFB7421M1Z')
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('a tracking page that is no https address is refused at its field', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/settings/delivery')
  const couriers = page.getByRole('group', { name: 'Couriers' })
  await couriers.getByRole('button', { name: 'Add' }).click()
  await couriers.getByLabel('Courier', { exact: true }).last().fill('Quick Parcel')
  const link = couriers.getByLabel('Tracking page').last()
  await link.fill('http://quick.example/{number}')
  await page.getByRole('button', { name: 'Save Couriers' }).click()
  await expect(couriers.getByText('must begin with https://').first()).toBeVisible()
  await expect(link).toHaveAttribute('aria-invalid', 'true')
  await expect(link).toHaveValue('http://quick.example/{number}')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(couriers.getByLabel('Courier', { exact: true }).last()).toHaveValue('Bus parcel')
})

test('cut-off, closed weekdays and holidays of the dispatch are set and taken back', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/settings/delivery')
  const closed = page.getByRole('group', { name: 'No dispatch on' })
  const holidays = page.getByRole('group', { name: 'Dispatch holidays' })
  await page.getByLabel('Cut-off time').fill('15:00')
  await closed.getByLabel('Sunday').check()
  await holidays.getByRole('button', { name: 'Add' }).click()
  await holidays.getByLabel('Date').fill('2027-09-15')
  await page.getByRole('button', { name: 'Save 3 settings' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Cut-off time')).toHaveValue('15:00')
  await expect(closed.getByLabel('Sunday')).toBeChecked()
  await expect(holidays.getByLabel('Date')).toHaveValue('2027-09-15')
  await page.getByLabel('Cut-off time').fill('')
  await closed.getByLabel('Sunday').uncheck()
  await holidays.getByRole('button', { name: 'Remove 2027-09-15' }).click()
  await page.getByRole('button', { name: 'Save 3 settings' }).click()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Cut-off time')).toHaveValue('')
  await expect(holidays.getByLabel('Date')).toHaveCount(0)
})

test('settings are saved by Ctrl+S, and who leaves before is asked, as everywhere', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/settings/shop')
  const line = page.getByLabel('Tagline')
  const before = await line.inputValue()
  await line.fill('Belts and bearings')
  await page.getByRole('main').getByRole('link', { name: 'All settings' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByText('Stay', { exact: true }).click()
  await expect(line).toHaveValue('Belts and bearings')
  await line.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(line).toHaveValue('Belts and bearings')
  await line.fill(before)
  await line.press('Control+s')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'All settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('two owners at one setting see each other’s value, and choose', async ({ browser }) => {
  const [one, other] = await Promise.all([browser.newContext(), browser.newContext()])
  await Promise.all([signInStaff(one, ['owner']), signInStaff(other, ['owner'])])
  const [first, second] = await Promise.all([one.newPage(), other.newPage()])
  await Promise.all([openOffice(first, '/settings/shop'), openOffice(second, '/settings/shop')])
  const before = await second.getByLabel('Footer text').inputValue()
  try {
    await first.getByLabel('Footer text').fill('Kept open by the counter')
    await second.getByLabel('Footer text').fill('Kept open by the family')
    await first.getByRole('button', { name: 'Save Footer text' }).click()
    await expect(first.getByText('Saved', { exact: true })).toBeVisible()
    await second.getByRole('button', { name: 'Save Footer text' }).click()
    await expect(second.getByText('Someone else changed this to: Kept open by the counter')).toBeVisible()
    await expect(second.getByText(`Was: ${before}`)).toBeVisible()
    await expect(second.getByText('Yours: Kept open by the family')).toBeVisible()
    await second.getByRole('button', { name: 'Keep mine' }).click()
    await second.getByRole('button', { name: 'Save Footer text' }).click()
    await expect(second.getByText('Saved', { exact: true })).toBeVisible()
    await second.getByLabel('Footer text').fill(before)
    await second.getByRole('button', { name: 'Save Footer text' }).click()
    await expect(second.getByRole('button', { name: 'Save Footer text' })).toHaveCount(0)
  } finally {
    // the other tests share this shop: its line is again what it was, even where this test has failed
    await putBack(second, 'shop.credit', before)
  }
  await one.close()
  await other.close()
})

for (const width of someOf([360, 768, 1440])) {
  test(`settings fit ${width} px and every reader`, async ({ page, context }) => {
    await signInStaff(context, ['owner'])
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '',
      '/shop',
      '/company',
      '/contact',
      '/hours',
      '/delivery',
      '/payment',
      '/mail',
      '/numbers',
      '/books',
      '/brand',
    ]) {
      await openOffice(page, `/settings${path}`)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      expect(await axeViolations(page), path).toEqual([])
      if (process.env.LOOK)
        await page.screenshot({ path: `test-results/settings${path.replace('/', '-')}-${width}.png`, fullPage: true })
    }
  })
}

/** Sets the setting to the value that it had before the test, whoever has saved what meanwhile. */
async function putBack(page: Page, key: string, value: string): Promise<void> {
  const list: { key: string; value: unknown; seen: number }[] = await sendAs(page, 'GET /settings')
  const now = list.find((each) => each.key === key)
  if (now && now.value !== value) await sendAs(page, 'PATCH /settings', { changes: [{ key, value, seen: now.seen }] })
}
