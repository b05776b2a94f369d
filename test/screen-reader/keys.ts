import { execFileSync } from 'node:child_process'
import type { Locator, Page } from '@playwright/test'
import type { Listener } from './listener.ts'

/** More presses than any page of the walk has lines or stops. */
const most = 120

/**
 * Reads the page on with a key of the reader's own, which only the desktop can press, until a sentence is heard: each press
 * waits for what it makes the reader say.
 */
export async function readOn(reader: Listener, key: string, sentence: string): Promise<void> {
  for (let presses = 0; presses < most && reader.times(sentence) === 0; presses++) {
    const before = reader.count()
    execFileSync('xdotool', ['key', key])
    await reader.hearsMore(before)
  }
}

/** Presses Tab until the element has the focus, as who listens does: on from each stop once it is heard. */
export async function tabTo(
  reader: Listener,
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    const before = reader.count()
    await page.keyboard.press(key)
    await reader.hearsMore(before)
  }
  throw new Error(`${target} cannot be reached with ${key}`)
}
