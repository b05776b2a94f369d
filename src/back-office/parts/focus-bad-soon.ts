/** Moves the focus to the first field that has something wrong, once that is shown; what it stands in is opened. */
export function focusBadSoon(): void {
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    const folded = first?.closest('details')
    if (folded) folded.open = true
    first?.focus()
  })
}
