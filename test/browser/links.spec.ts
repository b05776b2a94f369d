import { alive, expect, open, test } from './journey.ts'

test('a press with a key of the browser, or its middle button, is left to the browser, and leaves this page', async ({
  page,
}) => {
  await open(page, '/terms')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  const pressed = async (kind: 'click' | 'auxclick', how: Parameters<typeof link.click>[0]) => {
    // asked behind all that the page does; whether a tab is drawn is the browser's own affair, and ends here
    await page.evaluate((type) => {
      const look = (event: Event) => {
        document.body.dataset.taken = String(event.defaultPrevented)
        event.preventDefault()
      }
      window.addEventListener(type, look, { once: true })
    }, kind)
    await link.click(how)
    return page.locator('body').getAttribute('data-taken')
  }
  expect(await pressed('click', { modifiers: ['ControlOrMeta'] })).toBe('false')
  expect(await pressed('auxclick', { button: 'middle' })).toBe('false')
  await expect(page).toHaveURL('/terms')
  expect(await pressed('click', {})).toBe('true')
  await expect(page).toHaveURL('/privacy')
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
