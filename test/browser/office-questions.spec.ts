import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'
import { newShopper } from './shopper.ts'

const product = 'ball-bearing-6205-zz'

test('a question is asked, answered in the office, and read by everybody', async ({ page, context, request }) => {
  test.slow()
  const asked = Date.now()
  const text = `Does it fit a 1 HP monoblock? ${asked}`
  const answer = `Yes, most of them have it: ${asked}.`
  const shopper = await newShopper(request)
  const shop = await context.newPage()
  await shopper.signIn(shop)
  const section = shop.getByRole('region', { name: 'Questions & answers' })
  await shop.goto(`/products/${product}`)
  await shop.locator('#root[data-alive]').waitFor({ state: 'attached' })
  await section.getByRole('button', { name: 'Ask a question' }).click()
  const dialog = shop.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please write your question').first()).toBeVisible()
  expect(await axeViolations(shop, { include: 'dialog' })).toEqual([])
  await dialog.getByLabel('Your question').fill(text)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(section.getByText(text)).toHaveCount(0)

  await signInStaff(context, ['manager'], 'Ramla Beegum')
  await openOffice(page, '/')
  await expect(page.getByRole('link', { name: /Product questions/ })).toBeVisible()
  await openOffice(page, '/questions')
  await page
    .getByRole('article')
    .filter({ hasText: text })
    .getByRole('link', { name: /^Open: / })
    .click()
  await expect(page.getByLabel('Your answer')).toBeVisible()
  const id = page.url().split('/').at(-1)
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of ['/questions', `/questions/${id}`]) {
      await openOffice(page, address)
      await expect(page.getByText(text)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await axeViolations(page)).toEqual([])
      if (process.env.LOOK)
        await page.screenshot({ path: `test-results/question${address.length > 11 ? '' : 's'}-${width}.png` })
    }
  }
  await page.getByLabel('Your answer').fill(answer)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const look = async () => {
    await shop.goto(`/products/${product}`)
    return section
  }
  await expect((await look()).getByText(answer)).toBeVisible()
  if (process.env.LOOK) await section.screenshot({ path: 'test-results/question-answered.png' })
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByLabel('Reason (sent to the customer)').fill('It is about another bearing')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('It is about another bearing').first()).toBeVisible()
  await expect((await look()).getByText(text)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo: Question rejected' }).click()
  await page.getByRole('button', { name: 'Undo this' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Undone')).toBeVisible()
  await expect((await look()).getByText(text)).toBeVisible()
})
