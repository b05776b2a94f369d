import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first link of a part where the button that had it is gone or switched off, whenever `when` is another.
 */
export function useFocusIfLost(part: RefObject<HTMLElement | null>, when: unknown): void {
  const before = useRef(when)
  useEffect(() => {
    if (before.current === when) return
    before.current = when
    const { activeElement, body } = document
    const isLost = activeElement === body || activeElement?.matches('[aria-disabled="true"]')
    if (isLost) part.current?.querySelector('a')?.focus()
  }, [part, when])
}
