/**
 * Moves the focus from a button that goes away to the field of its picker, for those who go by keyboard: it would fall to the page
 * (WCAG 2.4.3). On a phone no keyboard comes up by it.
 */
export function focusFieldOf(button: HTMLElement): void {
  if (!button.matches(':focus-visible')) return
  button.closest('ul')?.parentElement?.querySelector<HTMLElement>('input, select')?.focus()
}
