import { alive, expect, open, test } from './journey.ts'

test('a press with a key of the browser opens a tab of its own, and leaves this page', async ({ page, context }) => {
  await open(page, '/terms')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  for (const press of [{ modifiers: ['ControlOrMeta'] as const }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page')
    await link.click({ ...press, modifiers: [...(press.modifiers ?? [])] })
    const tab = await opened
    await expect(tab).toHaveURL('/privacy')
    // it stays open: beside a tab that closes, the next press may open none
    await expect(page).toHaveURL('/terms')
  }
})

test('the link to where one is makes no entry in the history', async ({ page }) => {
  await open(page, '/terms')
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('what a link handed over is there again after a reload, and after back and forward', async ({ page }) => {
  await open(page, '/terms')
  await page.getByRole('navigation', { name: 'Categories' }).first().getByRole('link', { name: 'Welding' }).click()
  await expect(page).toHaveURL('/products?categoryId=welding')
  const handedOver = () => page.evaluate(() => history.state?.usr?.selectedCategory)
  const welding = { id: 'welding', name: 'Welding' }
  expect(await handedOver()).toEqual(welding)
  await page.reload()
  await alive(page)
  expect(await handedOver()).toEqual(welding)
  await page.goBack()
  await expect(page).toHaveURL('/terms')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welding')
  expect(await handedOver()).toEqual(welding)
})
