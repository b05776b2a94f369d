import { expect, type Page } from '@playwright/test'
import { coveredOn } from './covered.ts'

/** One word of so many characters, of the widest letter. */
export const unbroken = (length: number) => 'W'.repeat(length)

/**
 * Returns the faults of the page that is open, at a phone's width: what is wider than the window, also with every text field
 * filled, and what lies under a fixed bar. Then what is too wide at further widths.
 */
export async function faultsOf(page: Page, path: string, further: readonly number[] = []): Promise<string[]> {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  const faults = await widerThanWindow(page, path)
  await fillTexts(page)
  faults.push(...(await widerThanWindow(page, `${path}, filled`)))
  faults.push(...(await coveredOn(page)).map((fault) => `${path}: ${fault}`))
  const phone = page.viewportSize()
  for (const width of further) {
    await page.setViewportSize({ width, height: 800 })
    faults.push(...(await widerThanWindow(page, `${path} at ${width} px`)))
  }
  if (phone) await page.setViewportSize(phone)
  return faults
}

async function widerThanWindow(page: Page, path: string): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const width = window.innerWidth
    if (scrollWidth <= width) return []
    const over = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > width + 1,
    )
    return [
      `${scrollWidth} px: ${over
        .slice(-3)
        .map((each) => each.outerHTML.slice(0, 160))
        .join(' · ')}`,
    ]
  })
  return wide.map((fault) => `${path}: ${fault}`)
}

/** Types the longest word into every text field of the content; not where each letter asks for another list, nor into numbers. */
async function fillTexts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const texts = 'textarea, input:not([type]), input[type=text], input[type=email], input[type=url]'
    const beside = '[readonly], :disabled, [inputmode], [role=combobox]'
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main')
    for (const field of place?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts) ?? []) {
      if (field.matches(beside) || !field.checkVisibility({ visibilityProperty: true })) continue
      // React hears only of what is set past its own property
      const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      const word = 'W'.repeat(field.maxLength > 0 ? Math.min(field.maxLength, 300) : 80)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, word)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}
