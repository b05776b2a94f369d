import type { Page } from '@playwright/test'

/** The result of a keyboard walk through a page: the number of stops, and the faults in words. */
export interface Walk {
  stops: number
  wrong: string[]
}

/** The walker's functions in the page, called while Tab goes through it. */
interface Walker {
  /** Returns the most presses of Tab needed: a date and time field has stops within it. */
  presses: () => number
  count: () => number
  /** Returns the index of the focused stop, and the reason why it cannot be seen there; null: nothing has the focus. */
  here: () => { at: number; hidden: string | null } | null
  missed: (reached: readonly number[]) => string[]
  /**
   * Returns the faults: what can be pressed and is no stop; what is too small for a thumb; what looks the same with the focus as
   * without.
   */
  faults: () => string[]
}

/** Puts the walker into every page that is opened from now on. */
export async function bringWalker(page: Page): Promise<void> {
  await page.addInitScript(walker)
}

/** Goes through the present page by Tab alone, from the top of its content to the end. */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.getByRole('main').focus()
  const presses = await ask(page, 'presses')
  const reached = new Set<number>()
  const wrong: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const here = await ask(page, 'here')
    if (!here) break
    // round again; a date at the top has stops within it
    if (here.at === 0 && reached.size > 1) break
    if (here.hidden && !reached.has(here.at)) wrong.push(here.hidden)
    reached.add(here.at)
  }
  const missed = await page.evaluate(
    (all) => (window as unknown as { walker: Walker }).walker.missed(all),
    [...reached],
  )
  const faults = await ask(page, 'faults')
  return { stops: await ask(page, 'count'), wrong: [...wrong, ...missed, ...faults] }
}

function ask<Name extends 'presses' | 'count' | 'here' | 'faults'>(page: Page, name: Name) {
  return page.evaluate(
    (asked) => (window as unknown as { walker: Walker }).walker[asked]() as ReturnType<Walker[Name]>,
    name,
  )
}

/** Runs in the page. */
function walker(): void {
  const pressed =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=link],[role=switch]'
  /** Selector of groups whose members are reached by arrow keys: one of them is a stop. */
  const byArrows = '[role=tablist],[role=grid],[role=radiogroup],[role=listbox],[role=menu],[data-place]'
  const leastPixels = 24
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.matches(':disabled, [type=file]') &&
    !element.closest('[inert]')
  const isPicker = (element: Element) => element.matches('[type^=date],[type=time],[type=month]')
  const label = (element: Element) => (element as HTMLInputElement).labels?.[0]
  const name = (element: Element) => {
    const words =
      element.getAttribute('aria-label') ?? label(element)?.textContent ?? (element as HTMLElement).textContent
    return `${element.tagName.toLowerCase()} “${words.trim().replace(/\s+/g, ' ').slice(0, 60)}”`
  }
  /** Of radio buttons the chosen one is the stop, or the first. */
  const isStop = (element: Element, _: number, all: Element[]) => {
    if ((element as HTMLElement).tabIndex < 0) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    const group = all.filter((other) => other instanceof HTMLInputElement && other.name === element.name)
    return (group.find((other) => (other as HTMLInputElement).checked) ?? group[0]) === element
  }
  const all = () => [...document.querySelectorAll(`main :is(${pressed}), nav.fixed :is(${pressed})`)].filter(isThere)
  const stops = () => all().filter(isStop)
  /** Returns the visible and pressable rectangle of an element: of a box that is drawn by its label, the label's. */
  const area = (element: Element) => {
    const own = element.getBoundingClientRect()
    const words = label(element)?.getBoundingClientRect()
    const isBox = element.matches('[type=checkbox],[type=radio]')
    return words && (isBox || own.width < 8 || own.height < 8) ? words : own
  }
  const isHit = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return Boolean(hit && (element.contains(hit) || label(element)?.contains(hit)))
  }
  /** Returns the reason why nothing of the element can be seen (WCAG 2.2, 2.4.11); null if it can. */
  const hiding = (element: Element) => {
    const { left, right, top, bottom } = area(element)
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)]
    const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y]
    if (width < 2 || height < 2) return `${name(element)} has the focus outside the window`
    const points = [0.5, 0.1, 0.9].flatMap((across) => [0.5, 0.15, 0.85].map((down) => [across, down] as const))
    const isSeen = points.some(([across, down]) => isHit(element, x + width * across, y + height * down))
    return isSeen ? null : `${name(element)} has the focus under something else`
  }
  /** Less motion makes every change of style a transition of a moment: what it comes to is read, not its beginning. */
  const looks = (element: Element) => {
    getComputedStyle(element).outlineStyle
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
    return [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
      label(element),
    ]
      .filter((part) => part instanceof Element)
      .map((part) => getComputedStyle(part))
      .map((style) => [style.outlineStyle, style.outlineWidth, style.boxShadow, style.borderColor].join())
      .join()
  }
  const focused = new Map<Element, string>()
  /** In a line of text, or with room around it, a target may be smaller (2.5.8). */
  const mayBeSmall = (element: Element) => {
    const words = (part: Element | null) => (part as HTMLElement | null)?.textContent.trim().length ?? 0
    if (getComputedStyle(element).display === 'inline' && words(element.parentElement) > words(element) + 3) return true
    const { left, top, width, height } = area(element)
    const [x, y] = [left + width / 2, top + height / 2]
    return stops().every((other) => {
      const { left, right, top, bottom } = area(other)
      const apart = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
      return other === element || apart >= leastPixels / 2
    })
  }
  const small = () =>
    stops()
      .filter((each) => Math.min(area(each).width, area(each).height) < leastPixels - 0.5 && !mayBeSmall(each))
      .map((each) => `${name(each)} is smaller than ${leastPixels} px`)
  const noStops = () =>
    all()
      .filter((each) => (each as HTMLElement).tabIndex < 0 && !each.closest(byArrows))
      .map((each) => `${name(each)} is no stop`)
  const unmarked = () => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    return [...focused]
      .filter(([each, then]) => each.isConnected && !isPicker(each) && looks(each) === then)
      .map(([each]) => `${name(each)} looks the same with the focus`)
  }
  const own: Walker = {
    presses: () => stops().length + 6 * stops().filter(isPicker).length + 3,
    count: () => stops().length,
    here: () => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      if (!focused.has(element)) focused.set(element, looks(element))
      return { at: stops().indexOf(element), hidden: hiding(element) }
    },
    missed: (reached) =>
      stops().flatMap((each, at) => (reached.includes(at) ? [] : [`${name(each)} is never reached`])),
    faults: () => [...small(), ...noStops(), ...unmarked()],
  }
  Object.assign(window, { walker: own })
}
