import type { Page } from '@playwright/test'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'
import { expect, test } from './journey.ts'
import { openOffice, signInStaff } from './office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectWell(page: Page, name: string): Promise<void> {
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: `test-results/${name}-${width}.png`, fullPage: true })
  }
}

const month = {
  month: '2026-10',
  gstin: '32AAKFB7421M1ZE',
  ...{ as: 'gstr1', months: ['2026-10'], due: '2026-11-11' },
  ...{ documents: 2, taxable: 829.68, taxInDocuments: 68.32, taxInReturn: 68.34, difference: 0.02, isOver: true },
  lock: null,
  problems: ['BMS/26-27/000005: the GST portal does not know the HSN code 999999.'],
  notes: [],
  tables: [
    {
      name: 'b2cs',
      head: [
        'Type',
        'Place Of Supply',
        'Rate',
        'Applicable % of Tax Rate',
        'Taxable Value',
        'Cess Amount',
        'E-Commerce GSTIN',
      ],
      rows: [['OE', '32-Kerala', 18, '', 379.68, 0, '']],
      more: 12,
    },
  ],
}

const gstr3b = {
  ...{ month: '2026-10', gstin: '32AAKFB7421M1ZE', taxInDocuments: 68.32, difference: 0.02, notes: [] },
  rows: [
    {
      ...{ table: '3.1(a)', nature: 'Outward taxable supplies', place: null },
      ...{ taxable: 379.6, igst: 0, cgst: 34.17, sgst: 34.17 },
    },
    { table: '3.1(c)', nature: 'Nil rated, exempted', place: null, taxable: 450, igst: null, cgst: null, sgst: null },
    { table: '3.2', nature: 'Inter-State', place: '33-Tamil Nadu', taxable: 100, igst: 18, cgst: null, sgst: null },
  ],
}

test('the owner sees a month by its tables and locks it, also where the portal would refuse a line', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['owner'])
  let lock: object | null = null
  await page.route('**/api/office/v1/books/gstr1?*', (route) =>
    route.fulfill({ json: { success: true, data: { ...month, lock } } }),
  )
  await page.route('**/api/office/v1/books/gstr3b?*', (route) =>
    route.fulfill({ json: { success: true, data: gstr3b } }),
  )
  await page.route('**/api/office/v1/books/lock', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ month: '2026-10', anyway: true })
    lock = { at: '2026-11-02T05:00:00Z', by: 'Asha', sha256: 'ab'.repeat(32), roundOff: 0.02 }
    await route.fulfill({ json: { success: true, message: '2026-10 is locked', data: { sha256: 'ab'.repeat(32) } } })
  })
  await openOffice(page, '/books?month=2026-10')
  await expect(page.getByText('does not know the HSN code 999999')).toBeVisible()
  await expect(page.getByRole('button', { name: 'GSTR-1 JSON' })).toBeVisible()
  await expect(page.getByText('12 more rows are in the download.')).toBeVisible()
  await expect(page.getByRole('cell', { name: '379.60' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '33-Tamil Nadu' })).toBeVisible()
  await expect(page.getByText('Tax in documents ₹68.32, difference ₹0.02 (round off).')).toBeVisible()
  await expect(page.getByRole('button', { name: 'GSTR-3B CSV' })).toBeVisible()
  await expectWell(page, 'books')
  await page.getByRole('button', { name: 'Lock month' }).click()
  await expect(page.getByText('The portal would refuse 1 line')).toBeVisible()
  await page.getByRole('button', { name: 'Lock month' }).click()
  await expect(page.getByText('Locked by Asha')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lock month' })).toHaveCount(0)
})

test('of a month that the shop issued under two GSTINs one is chosen, and seen, given and locked by itself', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['owner'])
  const [kerala, puducherry] = ['32AAKFB7421M1ZE', '34AAKFB7421M1ZA']
  const data = [
    { gstin: kerala, documents: 2, vouchers: 0 },
    { gstin: puducherry, documents: 1, vouchers: 3 },
  ]
  let lock: object | null = null
  await page.route('**/api/office/v1/books/filers?*', (route) => route.fulfill({ json: { success: true, data } }))
  await page.route('**/api/office/v1/books/gstr1?*', (route) => {
    const gstin = new URL(route.request().url()).searchParams.get('gstin')
    return route.fulfill({ json: { success: true, data: { ...month, problems: [], gstin, lock } } })
  })
  await page.route('**/api/office/v1/books/gstr3b?*', (route) =>
    route.fulfill({ json: { success: true, data: gstr3b } }),
  )
  await page.route('**/api/office/v1/books/lock', (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ month: '2026-10', gstin: puducherry })
    lock = { at: '2026-11-02T05:00:00Z', by: 'Asha', sha256: 'ab'.repeat(32), roundOff: 0.02 }
    return route.fulfill({ json: { success: true, message: '2026-10 is locked', data: { sha256: 'ab'.repeat(32) } } })
  })
  await openOffice(page, '/books?month=2026-10')
  const choice = page.getByLabel('GSTIN')
  await expect(choice).toHaveValue(kerala)
  const summary = page.getByRole('definition').or(page.getByRole('main'))
  await expect(summary.getByText(kerala, { exact: true }).first()).toBeVisible()
  await choice.selectOption({ label: `${puducherry} (1 document)` })
  await expect(page).toHaveURL(/month=2026-10&gstin=34AAKFB7421M1ZA/)
  await expect(summary.getByText(puducherry, { exact: true }).first()).toBeVisible()
  await expectWell(page, 'books-of-two')
  await page.getByRole('button', { name: 'Lock month' }).click()
  await page.getByRole('button', { name: 'Lock month' }).click()
  await expect(page.getByText('Locked by Asha')).toBeVisible()
  await expect(page.getByText('Posted as Round off: ₹0.02')).toBeVisible()
})

test('the owner chooses to file quarterly: the screen says which file it is and its due date', async ({
  page,
  context,
}) => {
  await signInStaff(context, ['owner'])
  let as = 'gstr1'
  await page.route('**/api/office/v1/books/gstr1?*', (route) => {
    const due = as === 'iff' ? '2026-11-13' : '2026-11-11'
    return route.fulfill({ json: { success: true, data: { ...month, problems: [], as, due } } })
  })
  await page.route('**/api/office/v1/books/gstr3b?*', (route) =>
    route.fulfill({ json: { success: true, data: gstr3b } }),
  )
  await page.route('**/api/office/v1/books/filing-frequency', (route) => {
    expect(route.request().postDataJSON()).toEqual({ month: '2026-10', gstin: month.gstin, frequency: 'quarterly' })
    as = 'iff'
    return route.fulfill({ json: { success: true, message: 'Returns are filed quarterly from now on.' } })
  })
  await openOffice(page, '/books?month=2026-10')
  const main = page.getByRole('main')
  await expect(main.getByText('11 Nov 2026')).toBeVisible()
  const save = main.getByRole('region', { name: 'How returns are filed' }).getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await main.getByLabel('Returns', { exact: true }).selectOption({ label: 'Quarterly (QRMP)' })
  await save.click()
  await expect(main.getByText('IFF (invoices to a GSTIN)', { exact: true })).toBeVisible()
  await expect(main.getByText('13 Nov 2026')).toBeVisible()
  await expect(main.getByRole('button', { name: 'IFF JSON' })).toBeVisible()
  await expect(main.getByLabel('Returns', { exact: true })).toHaveValue('quarterly')
  await expectWell(page, 'books-quarterly')
})

test('an accountant sees it without the lock, and imports a settlement that is refused by row and column', async ({
  page,
  context,
  journey,
}) => {
  journey.allow(/answer 400/)
  await signInStaff(context, ['accountant'])
  await openOffice(page, '/books')
  await expect(page.getByRole('button', { name: 'Tally (zip)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lock month' })).toHaveCount(0)
  await expect(page.getByText('How returns are filed')).toHaveCount(0)
  await page.getByRole('link', { name: 'Settlements' }).click()
  await expect(page.getByText('No fees in this month.')).toBeVisible()
  const bad = Buffer.from(
    'type,entity_id,amount,fee,tax,credit,debit,settlement_id,settlement_utr\npayment,pay_A,₹1,0,0,1,0,setl_1,U1\n',
  )
  await page.getByTestId('settlement').setInputFiles({ name: 'recon.csv', mimeType: 'text/csv', buffer: bad })
  await expect(page.getByText('row 2, column amount: “₹1” has a currency sign')).toBeVisible()
  await expectWell(page, 'settlements')
})

test('a packer has no screen of it', async ({ page, context }) => {
  await signInStaff(context, ['packer'])
  await openOffice(page, '/')
  await expect(page.getByRole('link', { name: 'Books' })).toHaveCount(0)
})
