import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { failCall, onCall, restoreCall } from './calls.ts'
import { complaintForm, complaintText, sendComplaint } from './complaints.ts'
import { expect, open, test } from './journey.ts'

// What fades in would be measured half transparent.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test('a number or key that opens nothing says so; a failure offers another try', async ({ page, journey }) => {
  journey.allow(/answer (404|500)/)
  await open(page, `/grievance/ticket#TKT-0000-0000.${'A'.repeat(22)}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText('There is no complaint with this number and key')
  await expect(main.getByLabel('Number')).toHaveValue('TKT-0000-0000')
  await main.getByRole('button', { name: 'Check status' }).click()
  await expect(main.getByLabel('Key')).toBeFocused()
  await main.getByLabel('Key').fill('B'.repeat(22))
  await main.getByRole('button', { name: 'Check status' }).click()
  await expect(main.getByRole('alert')).toHaveText('There is no complaint with this number and key')

  const { number, link } = await sendComplaint(page)
  await failCall(page, `/support/tickets/${number}`, 500, 'Something went wrong on our side. Please try again.')
  await page.goto('/terms')
  await open(page, link)
  await expect(main.getByRole('alert')).toHaveText('Something went wrong on our side. Please try again.')
  await restoreCall(page, `/support/tickets/${number}`)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { name: number })).toBeVisible()
})

test('answers are shown with their lines; who is kept waiting is told whom to ask', async ({ page }) => {
  const { number, link } = await sendComplaint(page)
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString()
  const late = {
    number,
    state: 'answered',
    orderNumber: null,
    receivedAt: day(-40),
    answerBy: day(-38),
    answeredAt: day(-39),
    solveBy: day(-10),
    solvedAt: null,
    messages: [
      { author: 'person', text: complaintText, at: day(-40) },
      { author: 'shop', text: 'We send the right one.\nPlease keep the other.', at: day(-39) },
    ],
  }
  await onCall(page, `/support/tickets/${number}`, (route) => route.fulfill({ json: { success: true, data: late } }))
  await page.goto('/terms')
  await open(page, link)
  const main = page.getByRole('main')
  await expect(main).toContainText('We are late with this')
  await expect(main).toContainText('1915')
  const messages = main.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  await expect(messages).toHaveCount(2)
  await expect(messages.last()).toContainText('Beypore Mill Store')
  await expect(messages.last()).toContainText('Please keep the other.')
})

test.describe('axe finds nothing', () => {
  for (const [width, height] of [
    [360, 3000],
    [768, 3000],
    [1440, 3000],
  ] as const) {
    test(`on the form and where a complaint stands, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, '/grievance')
      await expectAccessible(page)
      await complaintForm(page).send.click()
      await expect(complaintForm(page).name).toBeFocused()
      await expectAccessible(page)
      await sendComplaint(page)
      await expectAccessible(page)
      await open(page, '/grievance/ticket')
      await expectAccessible(page)
    })
  }
})

async function expectAccessible(page: Page): Promise<void> {
  const violations = await axeViolations(page, { tags: levels })
  expect.soft(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
