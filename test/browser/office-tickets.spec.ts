import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'

test('a complaint is answered on a phone, and looks right at every width', async ({ page, context, request }) => {
  const text = 'The V-belt A-48 that came is an A-46. The grinder stands still since Monday.'
  const sent = await request.post('/api/v1/support/tickets', {
    data: { name: 'Sreedharan K', phone: '9847012345', email: 'sreedharan@example.com', text },
  })
  const { number } = (await sent.json()).data
  await signInStaff(context, ['manager'])
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await openOffice(page, '/tickets')
    await expect(page.getByRole('article', { name: number })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    if (process.env.LOOK) await page.screenshot({ path: `test-results/tickets-${width}.png` })
  }
  const card = page.getByRole('article', { name: number })
  await card.getByLabel('Your reply').fill('The right belt leaves with the evening bus.')
  await card.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible()
  await expect(card.getByText('The right belt leaves with the evening bus.')).toBeVisible()
  await expect(card.getByLabel('Your reply')).toHaveValue('')
  await card.getByLabel('Your reply').fill('It has arrived, and the grinder runs.')
  await card.getByRole('button', { name: 'Reply & close' }).click()
  await expect(card).toHaveCount(0)
  await openOffice(page, '/tickets?which=solved')
  await expect(page.getByRole('article', { name: number })).toBeVisible()
})
