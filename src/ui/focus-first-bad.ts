import { flushSync } from 'react-dom'

/** Shows what is wrong with a form, then moves the focus to the first field that has something wrong. */
export function focusFirstBad(form: HTMLElement, showProblems: () => void): void {
  flushSync(showProblems)
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
