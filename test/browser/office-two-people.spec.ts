import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { openOffice, sendAs, signInStaff } from './office.ts'

test('two people at one record, by keys alone: each sees what it was, theirs and yours, and one of them chooses', async ({
  page,
  context,
  browser,
}) => {
  await signInStaff(context, ['manager'], 'Ramla Beegum')
  await openOffice(page, '/dictionary')
  const word = { said: `mooladi ${Date.now()}`, meant: 'drill', note: '' }
  const { _id: id } = await sendAs(page, 'POST /dictionary', word)
  const elsewhere = await browser.newContext()
  await signInStaff(elsewhere, ['manager'], 'Biju')
  const theirs = await elsewhere.newPage()
  const meant = 'Goods are called'
  for (const each of [page, theirs]) {
    // the news of it would be there before the second one saves
    await each.route('**/api/office/v1/live', (call) => call.abort())
    await openOffice(each, `/dictionary/${id}`)
    await expect(each.getByLabel(meant)).toHaveValue('drill')
  }
  await theirs.getByLabel(meant).fill('hammer drill')
  await theirs.keyboard.press('Control+s')
  await expect(theirs.getByText('Saved', { exact: true })).toBeVisible()

  await page.getByLabel(meant).fill('impact drill')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Somebody was faster' })
  await expect(dialog.getByRole('group', { name: meant })).toContainText(
    /It was drill.*Theirshammer drill.*Biju.*Yoursimpact drill/,
  )
  await expect(dialog.locator(':focus')).toHaveCount(1)
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel(meant)).toHaveValue('impact drill')
  await expect(page.getByLabel(meant)).toBeFocused()
  await page.keyboard.press('Control+s')
  await dialog.getByRole('radio', { name: /Theirs/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /Yours/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save what is chosen' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel(meant)).toHaveValue('impact drill')
  await elsewhere.close()
})
