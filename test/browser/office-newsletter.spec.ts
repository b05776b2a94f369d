import { expect, test } from '@playwright/test'
import { newsletterCopy as copy } from '../../src/shared/copy/office/newsletter.ts'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'

test('a subscriber is found, exported and removed', async ({ page, context, request }) => {
  const name = `Reader ${'abcdefghij'
    .split('')
    .map((letter) => letter.repeat(2))
    .join('')}`
  const phone = String(9_000_000_000 + Math.floor(Math.random() * 999_999_999))
  const email = `reader${phone}@example.com`
  const { status } = await request
    .post('/api/v1/user/submit-user-details', { data: { name, email, phone } })
    .then((answer) => ({ status: answer.status() }))
  expect(status).toBe(201)
  await signInStaff(context, ['owner'])
  await openOffice(page, '/newsletter')
  const main = page.locator('main')
  await main.getByLabel(copy.search).fill(phone)
  await main.getByLabel(copy.search).press('Enter')
  await expect(main.getByText(email)).toBeVisible()
  // until the one is found, the table has all subscribers
  await expect(main.getByText(/^Form in the store: /)).toHaveCount(1)
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.LOOK) await page.screenshot({ path: `test-results/newsletter-${width}.png` })
  }
  expect(await axeViolations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: copy.export }).click()
  expect((await download).suggestedFilename()).toBe('newsletter.csv')
  await main.getByRole('button', { name: copy.removeOne(name) }).click()
  await page.getByRole('dialog').getByRole('button', { name: copy.remove, exact: true }).click()
  await expect(main.getByText(copy.noMatch)).toBeVisible()
  if (process.env.LOOK) await page.screenshot({ path: 'test-results/newsletter-none.png' })
})
