import { useEffect } from 'react'

/** Number of remembered places, which is also the most steps back. */
const REMEMBERED = 12
const stops = 'main :is(a,button,input,select,textarea,summary)'

/**
 * Keeps the place of people who work by keyboard. If the focused element goes away, such as a removed row or a bar no longer
 * needed, the focus returns to where it came from, or to the next stop; a button disabled while its work runs gets it back when
 * enabled. Browsers themselves leave the focus nowhere.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const listening = new AbortController()
    let trail: HTMLElement[] = []
    let beside: HTMLElement[] = []
    let byKeys = false
    const on = (name: string, hear: (event: Event) => void) =>
      document.addEventListener(name, hear, { signal: listening.signal, capture: true })
    on('focusin', ({ target }) => {
      const place = target as HTMLElement
      trail = [place, ...trail.filter((each) => each !== place && each.isConnected)].slice(0, REMEMBERED)
      const all = [...document.querySelectorAll<HTMLElement>(stops)]
      beside = all.slice(all.indexOf(place) + 1)
    })
    on('keydown', (event) => {
      byKeys ||= (event as KeyboardEvent).key === 'Tab'
    })
    // a mouse or a thumb has no place to lose, and a field that gets the focus by itself opens the keyboard of a phone
    on('pointerdown', () => {
      byKeys = false
    })
    const changes = new MutationObserver(() => {
      if (!byKeys || document.activeElement !== document.body) return
      trail[0]?.focus()
      // what is there is only off for the moment
      if (!trail[0]?.checkVisibility()) [...trail, ...beside].some((place) => isAtWork(place) || takesFocus(place))
    })
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      listening.abort()
      changes.disconnect()
    }
  }, [])
}

/** A button whose work is under way: it is the place, and has the focus once it is on again. */
function isAtWork(place: HTMLElement): boolean {
  return place.matches('main [aria-busy]')
}

function takesFocus(place: HTMLElement): boolean {
  place.focus()
  return document.activeElement === place
}
