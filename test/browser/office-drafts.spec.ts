import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type PreviewServer, preview } from 'vite'
import { mergeFields } from '../../src/domain/operations/history/merge-fields.ts'
import { toasts } from '../../src/shared/copy/toasts.ts'
import { someOf } from '../how-often.ts'
import { axeViolations } from './axe.ts'

// The parts of an edited record on a page of their own, against the rule by which the server merges.
test.describe.configure({ mode: 'serial' })

let server: PreviewServer
let url: string
test.beforeAll(async () => {
  const root = path.join(import.meta.dirname, 'draft-page')
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'beypore-drafts-'))
  const config = { root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const
  await build({ ...config, plugins: [react(), tailwindcss()] })
  server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  url = String(server.resolvedUrls?.local[0])
})
test.afterAll(() => server.close())

type Fields = Record<string, unknown>

/** The record, and what was sent to it. */
class Record1 {
  fields: Fields = { price: '1250', offer: '1190', note: '' }
  version = 1
  sent: { command: string }[] = []
  /** So many tries get no answer; `isDone`: though they are done. */
  silent = 0

  async open(page: Page) {
    await page.exposeFunction('stored', () => ({ values: this.fields, version: this.version }))
    await page.exposeFunction('answer', (text: string) => this.answer(JSON.parse(text)))
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  answer({ edit, command }: { edit: Parameters<typeof mergeFields>[1]; command: string }) {
    const repeat = this.sent.some((each) => each.command === command)
    this.sent.push({ command })
    if (!repeat) {
      const { writes, conflicts } = mergeFields({ version: this.version, fields: this.fields }, edit)
      const at = '2026-11-22T05:12:00Z'
      const fields = conflicts.map((each) => ({ ...each, by: 'Rafi Mon', at }))
      if (conflicts.length > 0) return { conflict: { version: this.version, fields } }
      this.change(writes)
    }
    if (this.silent > 0) {
      this.silent -= 1
      return { noAnswer: true }
    }
    return { saved: this.version }
  }

  change(fields: Fields) {
    this.fields = { ...this.fields, ...fields }
    this.version += 1
  }
}

const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })

test('the bar appears with the first change, says what it saves, and goes with the last', async ({ page }) => {
  const record = new Record1()
  await record.open(page)
  await expect(bar(page)).toBeHidden()
  await page.getByLabel('Price', { exact: true }).fill('1300')
  await expect(bar(page).getByRole('button', { name: 'Save price (1)' })).toBeVisible()
  await page.getByLabel('Selling price').fill('1200')
  await expect(bar(page).getByRole('button', { name: 'Save price, selling price (2)' })).toBeVisible()
  await page.getByLabel('Price', { exact: true }).fill('1250')
  await page.getByLabel('Selling price').fill('1190')
  await expect(bar(page)).toBeHidden()
  await page.getByLabel('Note').fill('shelf B')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  expect(record.fields).toEqual({ price: '1250', offer: '1190', note: 'shelf B' })
})

test('what is not saved survives a reload, and discarding forgets it', async ({ page }) => {
  const record = new Record1()
  await record.open(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByLabel('Note').fill('do not lose me')
  record.change({ note: 'from somebody else', price: '1400' })
  await page.reload()
  await expect(page.getByLabel('Note')).toHaveValue('do not lose me')
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('1400')
  await expect(bar(page)).toContainText('Your unsaved changes were restored.')
  await expect(bar(page)).toContainText('Note was changed by someone else.')
  await bar(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Note')).toHaveValue('from somebody else')
  await page.reload()
  await expect(page.getByLabel('Note')).toHaveValue('from somebody else')
  await expect(bar(page)).toBeHidden()
})

test('what was saved though the page was left before it knew is no draft any more', async ({ page }) => {
  const record = new Record1()
  await record.open(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByLabel('Note').fill('shelf B')
  record.silent = 1
  await page.keyboard.press('Control+s')
  await expect.poll(() => record.fields.note).toBe('shelf B')
  await page.reload()
  await expect(page.getByLabel('Note')).toHaveValue('shelf B')
  await expect(bar(page)).toBeHidden()
  record.change({ note: '' })
  await page.reload()
  await expect(page.getByLabel('Note')).toHaveValue('')
  await expect(bar(page)).toBeHidden()
})

test('leaving asks: by a link, and by closing the tab', async ({ page }) => {
  const record = new Record1()
  await record.open(page)
  await page.getByLabel('Note').fill('x')
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByText('Stay', { exact: true }).click()
  await expect(page.locator('[data-went]')).toHaveText('')
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.locator('[data-went]')).toHaveText('/elsewhere')
  const asked = page.waitForEvent('dialog')
  await page.getByLabel('Note').press('End')
  void page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
})

test('other people’s other fields stay; the same field is shown as was, theirs and yours, to choose for each', async ({
  page,
}) => {
  const record = new Record1()
  await record.open(page)
  await page.getByLabel('Price', { exact: true }).fill('1300')
  record.change({ note: 'theirs' })
  await page.getByRole('button', { name: /^Save price/ }).click()
  await expect(bar(page)).toBeHidden()
  expect(record.fields).toEqual({ price: '1300', offer: '1190', note: 'theirs' })
  await expect(page.getByLabel('Note')).toHaveValue('theirs')

  await page.getByLabel('Price', { exact: true }).fill('1350')
  await page.getByLabel('Selling price').fill('1111')
  await page.getByLabel('Note').fill('mine')
  record.change({ price: '1500', offer: '1400' })
  await page.getByRole('button', { name: /^Save / }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' })
  const price = dialog.getByRole('group', { name: 'Price', exact: true })
  await expect(price).toContainText(/Before ₹1300.*Theirs₹1500.*Rafi Mon, 22 Nov 2026, 10:42.*Yours₹1350/)
  expect(record.fields).toMatchObject({ price: '1500', offer: '1400', note: 'theirs' })
  for (const width of someOf([360, 768, 1440])) {
    await page.setViewportSize({ width, height: 800 })
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: `test-results/conflict-${width}.png` })
  }
  await price.getByRole('radio', { name: /Yours/ }).check()
  await dialog.getByRole('button', { name: 'Save selected' }).click()
  await expect(dialog).toBeHidden()
  await expect(bar(page)).toBeHidden()
  expect(record.fields).toEqual({ price: '1350', offer: '1400', note: 'mine' })
  await expect(page.getByLabel('Selling price')).toHaveValue('1400')
})

test('where no answer came it is sent again under the same id, and done once', async ({ page }) => {
  const record = new Record1()
  record.silent = 1
  await record.open(page)
  await page.getByLabel('Note').fill('once')
  await page.getByRole('button', { name: /^Save / }).click()
  await expect(page.getByText(toasts.noConnection).first()).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('once')
  await page.getByRole('button', { name: /^Save / }).click()
  await expect(bar(page)).toBeHidden()
  expect(new Set(record.sent.map(({ command }) => command)).size).toBe(1)
  expect(record.sent).toHaveLength(2)
  expect(record.version).toBe(2)
})
