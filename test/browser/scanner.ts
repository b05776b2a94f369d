import type { Page } from '@playwright/test'
import { checkDigit } from '../../src/shared/barcodes/read-barcode.ts'

/** A code of a maker that no other test has. */
export function newCode(): string {
  const digits = `890${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  return digits + checkDigit(digits)
}

/** Types a code like a scanner, wherever the focus is: faster than a test can press keys one by one. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.locator('main h1').waitFor()
  await page.evaluate((text) => {
    const target = document.activeElement ?? document.body
    const press = (key: string) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    for (const key of text) {
      const types = press(key) && target instanceof HTMLInputElement
      if (!types) continue
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(target, target.value + key)
      target.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (press('Enter') && target instanceof HTMLInputElement) target.form?.requestSubmit()
  }, code)
}
