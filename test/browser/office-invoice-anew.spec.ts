import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { expect, test } from './journey.ts'
import { openOffice, signInStaff } from './office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const row = {
  ...{ _id: 'o1', number: 'BMS-100017', invoice: 'BMS/26-27/000017', invoicedAt: '2026-11-30T06:30:00.000Z' },
  lines: [{ name: 'Ball Bearing 6204-2RS', was: 18, now: 5 }],
  ...{ gst: { was: 27, now: 8.42 }, total: 177 },
}

test('the owner reads what section 14 says of an unpaid invoice, and replaces it only after a question', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['owner'])
  let data = [row]
  const sent: unknown[] = []
  await page.route('**/api/office/v1/orders/invoiced-before-change', (route) =>
    route.fulfill({ json: { success: true, data } }),
  )
  await page.route('**/api/office/v1/orders/o1/invoice-anew', (route) => {
    sent.push(route.request().postDataJSON())
    data = []
    const papers = { creditNote: 'BCN/26-27/000003', invoice: 'BMS/26-27/000020' }
    return route.fulfill({ json: { success: true, message: 'BMS-100017: credit note and invoice', data: papers } })
  })
  await openOffice(page, '/orders?queue=to_confirm')
  await page.getByText('GST rate changed for 1 invoiced cash order').click()
  await expect(page.getByText('CGST Act section 14')).toBeVisible()
  await expect(page.getByText('Ball Bearing 6204-2RS: 18% → 5%')).toBeVisible()
  await expect(page.getByText('GST ₹27 → ₹8.42 of ₹177')).toBeVisible()
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
  }
  const button = page.getByRole('button', { name: 'Credit note and new invoice for BMS-100017' })
  await button.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(sent).toEqual([])
  await button.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Credit note and new invoice' }).click()
  await expect(page.getByText('BMS-100017: credit note and invoice')).toBeVisible()
  await expect(button).toHaveCount(0)
  expect(sent).toEqual([{ invoice: 'BMS/26-27/000017' }])
})

test('who confirms orders but does not edit them is not offered it', async ({ page, context }) => {
  await signInStaff(context, ['counter'])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openOffice(page, '/orders?queue=to_confirm')
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  expect(asked.filter((url) => url.includes('invoiced-before-change'))).toEqual([])
})
