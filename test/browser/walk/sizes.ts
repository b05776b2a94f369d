import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

/**
 * The walk: every control and sentence of the specification as somebody from outside would look for it. By role, label and text;
 * `goto`, then the action; nothing is scrolled, pointed at or waited for before.
 */
export interface Size {
  width: number
  height: number
  /** Below 768 px: the search is an overlay, coupons are behind a toggle. */
  isPhone: boolean
  /** Below 1024 px: the filters are behind a button. */
  isNarrow: boolean
}

const sizes = [
  [360, 740],
  [768, 1024],
  [1440, 900],
  [1440, 2400],
] as const

/** Declares the tests once for each size. */
export function atEachSize(declare: (size: Size) => void): void {
  for (const [width, height] of sizes) {
    test.describe(`at ${width} × ${height}`, () => {
      test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })
      declare({ width, height, isPhone: width < 768, isNarrow: width < 1024 })
    })
  }
}

/** Each field of the page's own part has a name that no other has. */
export async function expectNamesOnce(page: Page): Promise<void> {
  const fields = page.getByRole('main').locator('input:not([type=hidden]), select, textarea')
  const names = await fields.evaluateAll((all) =>
    all.map((each) => {
      const field = each as HTMLInputElement
      const group = field.closest('fieldset, [role=group], li, article')?.querySelector('legend')?.textContent ?? ''
      const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''
      return field.type === 'radio' ? `${group} ${label}` : label
    }),
  )
  expect(names.filter((name, index) => name.trim() === '' || names.indexOf(name) !== index)).toEqual([])
}

/** Checks that the action shows this sentence. */
export async function expectSaid(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence, { exact: true }).filter({ visible: true }).last()).toBeVisible()
}
