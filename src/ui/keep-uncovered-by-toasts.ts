import { type RefObject, useLayoutEffect } from 'react'

/** On what must be seen and reached while messages are shown, such as the bar with the order button. */
export const keepClear = { 'data-keep-clear': '' }

/**
 * Lifts what is fixed at the lower edge over everything that is marked with `keepClear`, as long as it is `shown`; in a dialog it
 * has room of its own (`data-room`), between content and buttons. Followed as the page scrolls, changes its size, or opens a dialog.
 */
export function useKeepClear(element: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const fixed = element.current
    if (!shown || !fixed) return
    const room = fixed.closest('dialog')?.querySelector<HTMLElement>('[data-room]')
    const place = () => {
      if (room) giveRoom(room, fixed.offsetHeight)
      fixed.style.bottom = `${liftOver(fixed.getBoundingClientRect(), keptClear())}px`
    }
    place()
    const changes = new MutationObserver(place)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      if (room) giveRoom(room, 0)
      changes.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [element, shown])
}

/** Gives so many pixels; what has the focus stays in sight. */
function giveRoom(room: HTMLElement, height: number): void {
  const wanted = `${height}px`
  if (room.style.height === wanted) return
  room.style.height = wanted
  const focused = document.activeElement
  if (room.previousElementSibling?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
}

/** Visible parts of the marked ones; while a dialog is open only what is in it can be reached, and each of its buttons is kept clear. */
function keptClear(): DOMRect[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const kept = dialog?.querySelectorAll('[data-keep-clear], button:not([popover] *)')
  const parts = [...(kept ?? document.querySelectorAll('[data-keep-clear]'))].map((part) =>
    part.getBoundingClientRect(),
  )
  return parts.filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < window.innerHeight)
}

/**
 * Returns the height above the window's lower edge (px) at which something of this size covers none of the parts, going up from
 * the lowest.
 */
function liftOver({ height, left, right }: DOMRect, parts: DOMRect[]): number {
  const beside = parts.filter((part) => part.right > left && part.left < right)
  let lift = 0
  for (const part of beside.toSorted((one, other) => other.bottom - one.bottom)) {
    const lower = window.innerHeight - lift
    if (part.bottom > lower - height && part.top < lower) lift = window.innerHeight - part.top
  }
  return Math.max(0, Math.min(lift, window.innerHeight - height))
}
