import type { MouseEvent } from 'react'

type Press = ((event: MouseEvent<HTMLButtonElement>) => void) | undefined

/**
 * Gives a button what makes it take no press for now. It keeps the focus: `disabled` would let it fall to the page (WCAG 2.4.3),
 * and the next Tab would begin anew.
 */
export function deafWhile(isDeaf: boolean | undefined, onClick: Press) {
  return { 'aria-disabled': isDeaf || undefined, onClick: isDeaf ? takeNoPress : onClick }
}

/** Also of a form that Enter would send: browsers press its button for that. */
function takeNoPress(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
