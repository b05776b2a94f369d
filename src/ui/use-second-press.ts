import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/** The longest time from the first to the second press of a double click or a double tap, in ms. */
const doublePressMs = 500

/**
 * Returns a handler of `onClickCapture` that drops the second press of a double click or double tap whose first press
 * showed the calling part: it was meant for what was there before. A mouse counts its clicks; a finger has only the time.
 * Where the first press took the part away, the second does not press what lies beneath.
 */
export function useSecondPress(): (event: MouseEvent) => void {
  const shownAt = useRef(0)
  useLayoutEffect(() => {
    shownAt.current = performance.now()
    return dropBeneath
  }, [])
  return (event) => {
    const { detail, nativeEvent } = event
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    if (event.timeStamp - shownAt.current > doublePressMs || (detail < 2 && !isTouch)) return
    drop(event)
  }
}

/** Drops a second press that the browser counts as one: whoever closes a window may press the next thing at once. */
function dropBeneath(): void {
  const heard = (event: UIEvent) => event.detail > 1 && drop(event)
  window.addEventListener('click', heard, true)
  setTimeout(() => window.removeEventListener('click', heard, true), doublePressMs)
}

function drop(event: Pick<Event, 'preventDefault' | 'stopPropagation'>): void {
  event.preventDefault()
  event.stopPropagation()
}
