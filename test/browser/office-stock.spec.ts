import { expect, type Page, test } from '@playwright/test'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { openOffice, signInStaff } from './office.ts'
import { place } from './office-desk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const unique = () => Date.now().toString(36).toUpperCase()

async function expectWhole(page: Page, name: string, width: number): Promise<void> {
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
  const violations = await axeViolations(page)
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  expect.soft(found, name).toEqual([])
  if (process.env.LOOK) await page.screenshot({ path: `test-results/stock-${name}-${width}.png`, fullPage: true })
}

async function addSupplier(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New supplier' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Mobile number').fill('+91 98470 12345')
  await dialog.getByLabel('GSTIN').fill('32AAACB1234F1Z9')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByLabel('GSTIN')).toBeFocused()
  await dialog.getByLabel('GSTIN').fill('')
  // the mouse rests on what was said, which stays under it
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

/** Adds goods as a scanner does: the code and Enter. */
async function scan(page: Page, code: string): Promise<void> {
  // typed letter by letter on a busy machine it is neither a person nor a scanner
  await page.getByLabel('Add items').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Add items')).toHaveValue('')
}

test('a bill is received on a phone, kept over a reload, booked once, and every number leads to its ledger', async ({
  page,
  context,
  request,
}) => {
  const [supplier, bill] = [`Cochin Bearings ${unique()}`, `CB/${unique()}`]
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  await page.setViewportSize({ width: 360, height: 780 })
  await openOffice(page, '/stock/receive')
  await page.getByRole('button', { name: 'Save bill' }).click()
  await expect(page.getByLabel('Supplier', { exact: true })).toBeFocused()
  await addSupplier(page, supplier)
  await expect(page.getByLabel('Supplier', { exact: true })).toHaveValue(/.+/)
  await page.getByLabel('Bill number').fill(bill)
  await scan(page, 'ball-bearing-6204-2rs')
  await scan(page, 'ball-bearing-6204-2rs')
  await expect(page.getByLabel(/^Pieces of Ball Bearing 6204/)).toHaveValue('2')
  await page.getByLabel('Add items').fill('nothing like it')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No item found for “nothing like it”')).toBeVisible()
  await page.getByLabel(/^Purchase rate of Ball/).fill('9,8')
  await page.getByLabel(/^Purchase rate of Ball/).fill('₹98.501')
  await page.getByRole('button', { name: 'Save bill' }).click()
  await expect(page.getByLabel(/^Purchase rate of Ball/)).toBeFocused()
  await page.getByLabel(/^Purchase rate of Ball/).fill('₹98.50')
  await page.getByLabel(/^MRP on pack of Ball/).fill('999')
  await page.getByLabel(/^Pieces of Ball Bearing 6204/).fill('24')
  await page.reload()
  await expect(page.getByText('Your unsaved bill is still here.')).toBeVisible()
  await expect(page.getByLabel(/^Pieces of Ball Bearing 6204/)).toHaveValue('24')
  await expectWhole(page, 'receive', 360)
  await page.getByRole('button', { name: 'Save bill' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Bill ${bill}` })).toBeVisible()
  await expect(page.getByText('MRP differs from your listing')).toBeVisible()
  await expectWhole(page, 'bill', 360)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ball Bearing 6204/ })
    .click()
  const ledger = page.locator('#ledger')
  // others book the same goods meanwhile
  const booked = ledger.getByRole('listitem').filter({ hasText: `Bill ${bill}, ${supplier}` })
  await expect(booked).toContainText('+24')
  await expect(booked).toContainText('Khadeeja Umma')
  // an order takes pieces while the screen is open
  const { number } = await place(request)
  await expect(ledger.getByRole('listitem').filter({ hasText: `Order ${number}` })).toBeVisible()
  await expectWhole(page, 'item', 360)
  await openOffice(page, '/stock/receive')
  await page.getByLabel('Supplier', { exact: true }).selectOption({ label: supplier })
  await page.getByLabel('Bill number').fill(` ${bill.toLowerCase()}`)
  await scan(page, 'ball-bearing-6204-2rs')
  await page.getByRole('button', { name: 'Save bill' }).click()
  await expect(page.getByText(/was saved .* by Khadeeja Umma/).first()).toBeVisible()
  await expect(page.getByLabel('Bill number')).toBeFocused()
})

test('what is scanned while an answer is on its way is counted too', async ({ page, context }) => {
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  await openOffice(page, '/stock/receive')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/codes/look-up**', async (route) => {
    await held
    await route.continue()
  })
  const field = page.getByLabel('Add items')
  await field.fill('ball-bearing-6204-2rs')
  for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
  await field.fill('the next')
  answer()
  await expect(page.getByLabel(/^Pieces of Ball Bearing 6204/)).toHaveValue('3')
  await expect(field).toHaveValue('the next')
})

test('a count is put right with a reason, a shelf is written on, and both go back', async ({ page, context }) => {
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  await openOffice(page, '/stock/items/ball-bearing-6204-2rs')
  // shoppers of other journeys buy the same goods meanwhile
  const note = `Wet from the roof ${unique()}`
  const row = (said: string) => page.locator('#ledger').getByRole('listitem').filter({ hasText: said }).first()
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await dialog.getByLabel('Reason').selectOption('damaged')
  await dialog.getByLabel('Pieces').fill('1,00,000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/^Only \d+ of Ball Bearing/)).toBeVisible()
  await dialog.getByLabel('Pieces').fill('2')
  await expect(dialog.getByText(/^On hand: \d+ → \d+$/)).toBeVisible()
  await dialog.getByLabel('Note').fill(note)
  await expectWhole(page, 'adjust', 1440)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(note)).toContainText('Damaged')
  await expect(row(note)).toContainText('−2')
  const shelf = `C-${unique().slice(-4)}`
  await page.getByLabel('Shelf').fill(shelf)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await openOffice(page, `/stock?text=${shelf}`)
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1)
  await page.getByRole('table').getByRole('link').click()
  await page.getByRole('button', { name: 'Undo: Stock adjusted' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this' }).click()
  await expect(row('Undone')).toContainText('+2')
})

test('what is due is ordered from its supplier, is on its way, and is received against the order', async ({
  page,
  context,
}) => {
  const supplier = `Malabar Bearings ${unique()}`
  await signInStaff(context, ['owner'], 'Khadeeja Umma')
  await openOffice(page, '/stock/receive')
  await addSupplier(page, supplier)
  await openOffice(page, '/stock/items/ball-bearing-6205-zz')
  await page.getByRole('textbox', { name: 'Reorder level' }).fill('900')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Reorder at 900')).toBeVisible()
  await page.getByRole('button', { name: 'Add or edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Supplier', { exact: true }).selectOption({ label: supplier })
  await dialog.getByLabel('Supplier code').fill('DG-6205')
  await dialog.getByLabel('Pieces per pack').fill('50')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('DG-6205 · packs of 50')).toBeVisible()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await openOffice(page, '/stock/reorder')
    await expect(page.getByRole('heading', { name: supplier })).toBeVisible()
    await expectWhole(page, 'reorder', width)
  }
  const group = page.locator('section').filter({ has: page.getByRole('heading', { name: supplier }) })
  const pieces = await group.getByLabel(/^Pieces of Ball Bearing 6205/).inputValue()
  expect(Number(pieces) % 50).toBe(0)
  const message = await group.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(message ?? '')).toMatch(new RegExp(`wa.me/919847012345.*${pieces} × Ball.*DG-6205`, 's'))
  await group.getByRole('button', { name: /^Mark as ordered/ }).click()
  await expect(page.getByRole('heading', { name: 'Open purchase orders' })).toBeVisible()
  const order = page.getByRole('listitem').filter({ hasText: supplier })
  await expectWhole(page, 'on-its-way', 360)
  await order.getByRole('link', { name: 'Receive' }).click()
  await expect(page.getByLabel(/^Pieces of Ball Bearing 6205/)).toHaveValue(pieces)
  await page.getByLabel('Bill number').fill('77')
  await page.getByRole('button', { name: 'Save bill' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bill 77' })).toBeVisible()
  await openOffice(page, '/stock/reorder')
  await page.getByText('Sales rate as of').waitFor()
  await expect(page.getByRole('listitem').filter({ hasText: supplier })).toHaveCount(0)
})

test('who packs sees no cost, and who may not receive is not led there', async ({ page, context }) => {
  await signInStaff(context, ['packer'], 'Sajan')
  await openOffice(page, '/stock')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('Stock value at cost')).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Stock value' })).toHaveCount(0)
  await context.clearCookies()
  await signInStaff(context, ['counter'], 'Asma')
  await openOffice(page, '/stock')
  await expect(page.getByRole('link', { name: 'Receive' })).toHaveCount(0)
  await page.route('**/api/office/v1/stock?*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unrouteAll()
  // news of another's booking may bring the list first
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click({ timeout: 3000 }).catch(() => expect(again).toHaveCount(0))
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('searchbox').fill('qqqqq')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()
})

for (const width of someOf([360, 768, 1440])) {
  test(`looks right at ${width} px`, async ({ page, context }) => {
    await signInStaff(context, ['owner'], 'Khadeeja Umma')
    await page.setViewportSize({ width, height: 900 })
    await openOffice(page, '/stock')
    await page.getByText('Sales rate as of').waitFor()
    await expectWhole(page, 'list', width)
    await openOffice(page, '/stock?view=low&sort=days')
    await page.getByText('Sales rate as of').waitFor()
    await expectWhole(page, 'low', width)
    await openOffice(page, '/stock/items/ball-bearing-6204-2rs')
    await page.locator('#ledger').getByRole('listitem').first().waitFor()
    await expectWhole(page, 'item', width)
    await openOffice(page, '/stock/bills')
    await expectWhole(page, 'bills', width)
    await openOffice(page, '/stock/receive')
    await expectWhole(page, 'receive-empty', width)
    await openOffice(page, '/stock/suppliers')
    await page.getByRole('button', { name: 'Add supplier' }).click()
    const name = `Malabar Tools & Hardware Traders of the Big Bazaar ${width} ${unique()}`
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
    await expectWhole(page, 'suppliers', width)
    await page.getByRole('link', { name: new RegExp(name.slice(-20)) }).click()
    await page.getByLabel('Lead time (days)').fill('3')
    await expectWhole(page, 'supplier', width)
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
  })
}
