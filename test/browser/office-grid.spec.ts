import { expect, test } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'

test('prices are pasted from a spreadsheet, corrected at their cell, saved and seen by shoppers', async ({
  page,
  context,
  request,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await signInStaff(context, ['manager'])
  await openOffice(page, '/grid?q=sprocket')
  const cells = page.getByLabel(/^MRP of /)
  await expect(cells.nth(1)).toBeVisible()
  const [first, second] = [await cells.nth(0).inputValue(), await cells.nth(1).inputValue()]
  await cells.nth(0).focus()
  await cells.nth(0).evaluate(
    (cell, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    `${Number(first) + 100}\n\n12,5\n${'\n'.repeat(300)}99\n98\n`,
  )
  // a page ends: what lies beyond it is said
  await expect(page.getByText('2 pasted values were left out', { exact: false })).toBeVisible()
  await expect(cells.nth(0)).toHaveValue(String(Number(first) + 100))
  await expect(page.getByText(`was ${first}`).first()).toBeVisible()
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.LOOK) await page.screenshot({ path: `test-results/grid-${width}.png` })
  }
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect(page.getByRole('button', { name: /^Save MRP \(\d+\)$/ })).toBeVisible()
  await page.keyboard.press('Control+s')
  // what cannot be read says so at its cell, and nothing of all that is saved
  await expect(page.getByText('Write 12.5 with a point', { exact: false })).toBeVisible()
  await expect(cells.nth(1)).toBeFocused()
  await expect(page.getByRole('link', { name: 'Labels for saved products' })).toHaveCount(0)
  await page.reload()
  await expect(cells.nth(0)).toHaveValue(String(Number(first) + 100))
  await expect(page.getByText('Write 12.5 with a point', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await cells.nth(0).fill(String(Number(first) + 100))
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  // labels of what was changed, and of nothing else
  const labels = page.getByRole('link', { name: /^Print (label|\d+ labels)$/ })
  await expect(labels).toHaveAttribute('href', /items=idler-sprocket-10b-17t-bearing:/)
  expect((await labels.getAttribute('href'))?.split(',')).toHaveLength(1)
  await page.getByRole('link', { name: 'Labels for saved products' }).click()
  await expect(labels).toBeInViewport()
  if (process.env.LOOK) await page.screenshot({ path: 'test-results/grid-labels.png', fullPage: true })
  await expect(cells.nth(1)).toHaveValue(second)
  await expect(cells.nth(0)).toHaveValue(String(Number(first) + 100))
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await cells.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(cells.nth(1)).toBeFocused()
  await page.keyboard.press('Control+d')
  await expect(cells.nth(1)).toHaveValue(String(Number(first) + 100))
  await page.getByRole('button', { name: 'Discard' }).click()
  const { data } = await (await request.get('/api/v1/product/get-product/idler-sprocket-10b-17t-bearing')).json()
  expect(data.price).toBe(Number(first) + 100)
})

test('what was typed into the table is there again after a reload, and says what others have changed since', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/grid?q=hacksaw')
  const cell = page.getByLabel(/^MRP of /).first()
  const before = await cell.inputValue()
  await cell.fill(String(Number(before) + 7))
  await cell.press('Tab')
  await expect(page.getByText(`was ${before}`).first()).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(cell).toHaveValue(String(Number(before) + 7))
  await expect(page.getByText(`was ${before}`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.reload()
  await expect(cell).toHaveValue(before)
})
