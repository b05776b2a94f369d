import { execFileSync } from 'node:child_process'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Listener } from './listener.ts'

// Every key is pressed on the desktop's keyboard. What Playwright presses reaches the page alone: the reader does not know
// that a key was pressed, takes the focus that moves for an echo of the last key that it knows of, and keeps silent.

/** More presses than any page of the walk has lines or stops. */
const most = 150

/** Presses a key, by its name in X11: `Return`, `Down`, `shift+Tab`. */
export function press(key: string): void {
  execFileSync('xdotool', ['key', '--clearmodifiers', key])
}

/** Types into the field that has the focus, once the reader has said that it has: it takes letters for its own commands before. */
export async function type(field: Locator, text: string): Promise<void> {
  execFileSync('xdotool', ['type', '--clearmodifiers', '--delay', '40', text])
  await expect(field).toHaveValue(text)
}

/** Puts the keyboard into the page, by a press into its margin: a browser begins in its address bar. */
export async function enterPage(page: Page): Promise<void> {
  const [left, top] = await page.evaluate(() => [
    window.screenX + (window.outerWidth - window.innerWidth) / 2,
    window.screenY + window.outerHeight - window.innerHeight,
  ])
  execFileSync('xdotool', ['mousemove', String(Math.round(left) + 2), String(Math.round(top) + 2), 'click', '1'])
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true)
}

/** Reads the page on, line by line, until a sentence is heard: each press waits for what it makes the reader say. */
export async function readOn(reader: Listener, sentence: string): Promise<void> {
  for (let presses = 0; presses < most && reader.times(sentence) === 0; presses++) {
    const before = reader.count()
    press('Down')
    await reader.hearsAfter(before)
  }
}

/** Goes from stop to stop until the element has the focus, as who listens does: on from each one once its name is heard. */
export async function tabTo(reader: Listener, page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    const key = await target.evaluate(keyTowards)
    if (key === undefined) return
    const before = reader.count()
    const stop = await page.evaluateHandle(() => document.activeElement)
    press(key)
    await expect.poll(() => stop.evaluate((left) => left !== document.activeElement)).toBe(true)
    await reader.hearsAfter(before, await nameOfFocus(page))
  }
  throw new Error(`${target} cannot be reached with Tab`)
}

/** Returns the key that leads from the focus to this element; none if it is there. Runs in the page. */
function keyTowards(element: Element): 'Tab' | 'shift+Tab' | undefined {
  const focus = document.activeElement ?? document.body
  if (focus === element) return undefined
  return element.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_FOLLOWING ? 'shift+Tab' : 'Tab'
}

/** Returns the name of the focused element that the browser gives a screen reader. */
async function nameOfFocus(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const objectId = result.objectId ?? ''
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
  await session.detach()
  return String(nodes[0]?.name?.value ?? '')
}
