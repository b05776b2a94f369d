import { expect, test } from '@playwright/test'
import { openOffice, sendAs, signInStaff } from './office.ts'
import { makeDraft } from './office-desk.ts'

test('the menu marks where one is on the table of goods and the bulk change, too', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  for (const path of ['/grid', '/bulk']) {
    await openOffice(page, path)
    await expect(page.locator('aside nav a[aria-current=page]')).toHaveText('Bulk edit')
  }
})

test('what a shop is called now stands in the menu of every tab', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/settings/shop')
  const name = 'Chaliyam Tools'
  // another name for this browser alone: other tests have the same shop
  const me = await page.evaluate(async () => {
    const response = await fetch('/api/office/v1/me', { headers: { 'x-office': '1' } })
    return response.json()
  })
  await page.route('**/api/office/v1/me', (route) => route.fulfill({ json: { ...me, shop: { ...me.shop, name } } }))
  await expect(page.getByText(name)).toHaveCount(0)
  const settings = await sendAs(page, 'GET /settings')
  const { key, value, seen } = settings.find((each: { key: string }) => each.key === 'shop.credit')
  await sendAs(page, 'PATCH /settings', { changes: [{ key, value, seen }] })
  await expect(page.locator('aside').getByText(name)).toBeVisible()
})

test('the second step of a new product begins at its top', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await page.setViewportSize({ width: 360, height: 640 })
  await openOffice(page, '/products/new')
  await page.getByLabel('Product name').fill(`Step by step ${Date.now()}`)
  await page.getByLabel('Category').selectOption('Belts & Pulleys')
  await page.getByLabel('Brand').selectOption({ index: 1 })
  await page.getByLabel('MRP').fill('120')
  const next = page.getByRole('button', { name: 'Next: photos' })
  await next.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await next.click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('who has counted says how many lie there, and not the difference', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/')
  const id = await makeDraft(page, `Counted once ${Date.now()}`)
  await openOffice(page, `/stock/items/${id}`)
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').selectOption('found')
  await dialog.getByLabel('Pieces').fill('12')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  await dialog.getByLabel('Reason').selectOption('count')
  const lies = dialog.getByLabel('Set to')
  await lies.fill('12')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Stock is already at this number', { exact: false })).toBeVisible()
  await lies.fill('0')
  await expect(dialog.getByText('On hand: 12 → 0')).toBeVisible()
  await lies.fill('9')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#ledger').getByRole('listitem').first()).toContainText('−3')
})

test('a message lies over no button of a window, on a phone', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await page.setViewportSize({ width: 360, height: 780 })
  await openOffice(page, '/')
  const id = await makeDraft(page, `Told twice ${Date.now()}`)
  await openOffice(page, `/stock/items/${id}`)
  const dialog = page.getByRole('dialog')
  for (const pieces of ['12', '13']) {
    await page.getByRole('button', { name: 'Adjust stock' }).click()
    await dialog.getByLabel('Reason').selectOption('found')
    await dialog.getByLabel('Pieces').fill(pieces)
    if (pieces === '12') await dialog.getByRole('button', { name: 'Save' }).click()
  }
  const toast = page.locator('[data-toast]').first()
  await toast.hover()
  const [over, buttons] = await Promise.all([
    toast.boundingBox(),
    dialog.locator('button:not([popover] *)').evaluateAll((all) =>
      all.map((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return { top, bottom, name: each.textContent || each.ariaLabel }
      }),
    ),
  ])
  const { y = 0, height = 0 } = over ?? {}
  expect(buttons.length).toBeGreaterThan(1)
  expect(buttons.filter(({ top, bottom }) => top < y + height && bottom > y)).toEqual([])
})
