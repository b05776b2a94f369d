import type { Page } from '@playwright/test'

/** Returns what covers the focused element after it has been scrolled into the window: a bar, at its middle or an edge. */
export const coveredBy = async (page: Page) => (await page.evaluate(covers, false))[0] ?? null

/**
 * Returns what of the page's content, or of the window that is open, lies under a fixed bar, a sticky part or a message when it
 * gets the focus, in the order in which it is reached.
 */
export const coveredOn = (page: Page) => page.evaluate(covers, true)

/** Runs in the page: looks at the focused element, or focuses one after the other. */
async function covers(everything: boolean): Promise<string[]> {
  const isBar = (hit: Element, focused: Element) => {
    for (let part: Element | null = hit; part; part = part.parentElement) {
      if (part.contains(focused)) return false
      if (/^(fixed|sticky)$/.test(getComputedStyle(part).position)) return true
    }
    return false
  }
  const cover = (): string | null => {
    const focused = document.activeElement as HTMLElement
    if (!focused.closest('main, dialog')) return null
    const own = focused.closest('label') ?? focused
    const { top, bottom, left, right, height } = focused.getBoundingClientRect()
    const x = Math.min(Math.max((left + right) / 2, 2), innerWidth - 2)
    const middle = (top + bottom) / 2
    // an edge of what is nearly as high as the window has to lie somewhere
    const isHigh = everything && height > innerHeight / 2
    for (const y of isHigh ? [middle] : [top + 3, middle, bottom - 3]) {
      const hit = document.elementFromPoint(x, y)
      if (hit && !own.contains(hit) && !hit.contains(focused) && (!everything || isBar(hit, focused)))
        return `${focused.outerHTML.slice(0, 90)} at ${y}: ${hit.outerHTML.slice(0, 90)}`
    }
    return null
  }
  if (!everything) return [cover()].flatMap((fault) => fault ?? [])
  const pressed = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=switch]'
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main')
  const parts = [...(place?.querySelectorAll<HTMLElement>(pressed) ?? [])].filter(
    (part) =>
      part.checkVisibility({ visibilityProperty: true }) && !part.matches(':disabled') && !part.closest('[inert]'),
  )
  const found: string[] = []
  // a long list repeats its rows
  for (const part of parts.slice(0, 150)) {
    part.focus()
    let fault = cover()
    for (let frame = 0; fault && frame < 30; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done))
      fault = cover()
    }
    if (fault) found.push(fault)
  }
  return found
}
