import { openDialogs } from './open-dialogs.ts'

/** On the live region of the page and of each dialog: there from the first byte, so that screen readers hear what comes into it. */
export const announcer = { 'aria-live': 'polite', 'data-announcer': '' } as const

/** The region that can be heard: that of the last open dialog, outside of which nothing is, else the page's. */
export function announcerIn(dialog: HTMLElement | null): Element | null {
  return (dialog ?? document).querySelector('[data-announcer]')
}

/** A focus that moves comes first: it would cut the sentence off. */
const settledMs = 50
/**
 * By then a screen reader has taken it up, which on a busy machine is seconds behind; what stays longer is found by reading on
 * and is no longer true.
 */
const saidMs = 8000

/** Says a sentence to who listens with a screen reader; nobody sees it. */
export function announce(sentence: string): void {
  setTimeout(() => {
    const line = document.createElement('p')
    line.className = 'sr-only'
    line.textContent = sentence
    announcerIn(openDialogs.last())?.append(line)
    setTimeout(() => line.remove(), saidMs)
  }, settledMs)
}
