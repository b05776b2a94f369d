import { flushSync } from 'react-dom'

/**
 * Makes a change that takes the pressed button off a part of the screen, and moves the focus to the first control of what came
 * in its place: it would fall to the page (WCAG 2.4.3).
 */
export function focusWhatCame(part: { current: HTMLElement | null }, change: () => void): void {
  flushSync(change)
  part.current?.querySelector<HTMLElement>('input, button')?.focus()
}
