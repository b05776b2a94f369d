/** Between what has the focus and a bar, in px. */
const gap = 8

/**
 * Scrolls what gets the focus out from under the bars that lie over the page or a dialog, such as the payment box on a phone
 * (WCAG 2.4.11); again where an on-screen keyboard takes room. While a pointer is down nothing moves: what it pressed would not
 * be under it any more when it is let go, and take no click.
 */
export function keepFocusClear(): void {
  let isPressed = false
  const look = () => requestAnimationFrame(() => isPressed || uncover(document.activeElement))
  const press = ({ type }: Event) => {
    isPressed = type === 'pointerdown'
    look()
  }
  addEventListener('focusin', look)
  addEventListener('pointerdown', press)
  addEventListener('pointerup', press)
  addEventListener('pointercancel', press)
  visualViewport?.addEventListener('resize', look)
}

function uncover(element: Element | null): void {
  if (!element) return
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const x = (left + right) / 2
  const lower = barOver(element, x, bottom - 2)
  const upper = lower ? null : barOver(element, x, top + 2)
  const by = lower ? bottom - lower.top + gap : upper ? top - upper.bottom - gap : 0
  if (by !== 0) scrollerOf(element).scrollBy({ top: by, behavior: 'instant' })
}

/** The box of a fixed or sticky part that covers the element at this point. */
function barOver(element: Element, x: number, y: number): DOMRect | null {
  const hit = document.elementFromPoint(x, y)
  if (!hit || element.contains(hit)) return null
  for (let part: Element | null = hit; part && !part.contains(element); part = part.parentElement) {
    if (/^(fixed|sticky)$/.test(getComputedStyle(part).position)) return part.getBoundingClientRect()
  }
  return null
}

function scrollerOf(element: Element): Element {
  for (let part = element.parentElement; part; part = part.parentElement) {
    const canScroll = part.scrollHeight > part.clientHeight
    if (canScroll && /^(auto|scroll)$/.test(getComputedStyle(part).overflowY)) return part
  }
  return document.scrollingElement ?? document.documentElement
}
