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

const wrong = {
  success: true,
  data: {
    checkedAt: '2026-11-23T04:30:00Z',
    checks: [
      {
        name: 'backup',
        title: 'Backup',
        state: 'bad',
        text: 'No backup yet.',
        todo: 'Copy the data folder to another machine while the shop is stopped, or dump its database, at least once a day.',
        since: '2026-11-20T04:30:00Z',
      },
      {
        name: 'mails',
        title: 'Email',
        state: 'warn',
        text: `3 emails waiting to be sent. The mail server says: ${'getaddrinfo ENOTFOUND smtp.mail.example '.repeat(6)}`,
        todo: 'Check the mail server’s address and password (SMTP_URL), and that it accepts emails.',
        since: '2026-11-23T04:10:00Z',
      },
      { name: 'disk', title: 'Disk space', state: 'ok', text: '41.2 GB free.', todo: null, since: null },
    ],
  },
}

test('a shop that is tried out is well', async ({ page, context }) => {
  await signInStaff(context, ['manager'])
  await openOffice(page, '/health')
  await expect(page.getByText('Payments', { exact: true })).toBeVisible()
  await expect(page.getByText(/running since/)).toBeVisible()
  await expectWell(page, 'health')
})

test('what is wrong comes first, with since when and what to do', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await page.route('**/api/office/v1/health', (route) => route.fulfill({ json: wrong }))
  await openOffice(page, '/health')
  await expect(page.getByText('2 issues to check.')).toBeVisible()
  const articles = page.getByRole('article')
  await expect(articles.first()).toContainText(/Backup\s*Error\s*Since 20 Nov 2026, 10:00 am/)
  await expect(articles.nth(1)).toContainText('What to do: Check the mail server')
  await expectWell(page, 'health-wrong')
})

test('where it cannot be loaded that is said, and tried again', async ({ page, context, journey }) => {
  journey.allow(/answer 500/)
  await signInStaff(context, ['owner'])
  let isBroken = true
  await page.route('**/api/office/v1/health', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await openOffice(page, '/health')
  await expect(page.getByText('System status could not be loaded')).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.focus()
  isBroken = false
  // A press that does not wait for a still button: the screen also asks by itself, and then there is none.
  await page.keyboard.press('Enter')
  await expect(page.getByText(/running since/)).toBeVisible()
})

test('a packer has no screen of it', async ({ page, context }) => {
  await signInStaff(context, ['packer'])
  await openOffice(page, '/')
  await expect(page.getByRole('link', { name: 'System status' })).toHaveCount(0)
})

const backups = {
  success: true,
  data: {
    hour: 2,
    keeps: { days: 7, weeks: 5, months: 12 },
    list: [
      line({ id: '4', state: 'running', at: '2026-11-23T04:29:00Z', step: 'Restoring it beside', percent: 25 }),
      line({
        id: '3',
        askedBy: 'night',
        error: `The backup could not be written: ${'/long/place'.repeat(12)}: the disk is full.`,
      }),
      line({
        id: '2',
        state: 'proven',
        at: '2026-11-21T20:30:00Z',
        provenAt: '2026-11-21T20:31:00Z',
        fileName: 'shop-20261121-203000.sealed',
        size: 41_943_040,
        encrypted: true,
        counts: { products: 10_412, orders: 128_004, files: 2_201 },
        erasedSince: 2,
      }),
    ],
  },
}

function line(told: object) {
  const nothing = { provenAt: null, step: null, percent: null, fileName: null, size: null, counts: null, error: null }
  const failed = { state: 'failed', askedBy: 'office', at: '2026-11-22T20:30:00Z' }
  return { ...failed, ...nothing, encrypted: false, removed: false, erasedSince: 0, ...told }
}

test('backups are listed with how they went, also where much is to be said', async ({ page, context }) => {
  await signInStaff(context, ['owner'])
  await page.route('**/api/office/v1/backups', (route) => route.fulfill({ json: backups }))
  await openOffice(page, '/health')
  await expect(page.getByText('Restoring it beside: 25%')).toBeVisible()
  await expect(page.getByText('10,412 products, 1,28,004 orders, 2,201 files')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeDisabled()
  await expectWell(page, 'health-backups')
})

test('an owner asks for a backup and sees it wait; a manager only looks', async ({ page, context, browser }) => {
  await signInStaff(context, ['owner'])
  await openOffice(page, '/health')
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText('The backup starts in a moment')).toBeVisible()
  await expect(page.getByText(/Queued|In progress/).first()).toBeVisible()
  const other = await browser.newContext()
  await signInStaff(other, ['manager'])
  const second = await other.newPage()
  await openOffice(second, '/health')
  await expect(second.getByRole('heading', { name: 'Backups' })).toBeVisible()
  await expect(second.getByRole('button', { name: 'Back up now' })).toHaveCount(0)
  await other.close()
})
