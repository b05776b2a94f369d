/**
 * Returns whether a number in a part of the page cannot be read. Each of them then says why (its `onInvalid`), and the first gets
 * the focus. Disabled ones do not count.
 */
export function refuseUnread(part: HTMLElement): boolean {
  const numbers = [...part.querySelectorAll<HTMLInputElement>('input[data-number]')]
  const [first] = numbers.filter((input) => !input.checkValidity())
  first?.focus()
  return first !== undefined
}
