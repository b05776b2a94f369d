import { useLayoutEffect, useRef } from 'react'

/**
 * Returns the ref of a part that shows one stop after the other. Where the button that was pressed went with its stop, the
 * focus moves to the stop that came: it would fall to the page (WCAG 2.4.3).
 */
export function useNextFocus(stop: string | undefined) {
  const part = useRef<HTMLDivElement>(null)
  const before = useRef(stop)
  useLayoutEffect(() => {
    if (before.current === stop) return
    before.current = stop
    if (document.activeElement !== document.body) return
    part.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [stop])
  return part
}
