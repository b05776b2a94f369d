import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useWentBack } from '../../ui/router/use-location.ts'
import { layOutRest } from './lay-out-rest.ts'

const storageKey = 'scroll-positions'
const positions = new Map<string, number>()

/** Navigation state of a link that leaves the page where it is scrolled to, such as a filter of a list. */
export const keepScroll = { keepScroll: true }

/** Returns whether a link handed over `keepScroll`. */
export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state
}

/** A new page begins at its top or at its #part; going back finds it as it was left. */
export function ScrollKeeper() {
  const { key, hash, state } = useLocation()
  const wentBack = useWentBack()
  useEffect(handOverOnReload, [])
  useEffect(layOutRest, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useLayoutEffect(() => {
    const left = positions.get(key)
    const part = hash ? document.getElementById(hash.slice(1)) : null
    if (wentBack) window.scrollTo(0, left ?? window.scrollY)
    else if (part) part.scrollIntoView()
    else if (!keepsScroll(state)) window.scrollTo(0, 0)
    const remember = () => void positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      window.removeEventListener('scroll', remember)
      document.documentElement.dataset.walked = '' // the utility `later` ends here
    }
  }, [key])
  return null
}

/** While the shop runs, positions are ours; a reload restores its own, and finds the others in the tab's storage. */
function handOverOnReload(): () => void {
  history.scrollRestoration = 'manual'
  try {
    const stored: [string, number][] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    for (const [key, position] of stored) positions.set(key, position)
  } catch {
    // Without storage, pages begin at their top after a reload.
  }
  const leave = () => {
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)))
    } catch {
      // As above.
    }
  }
  window.addEventListener('pagehide', leave)
  return () => window.removeEventListener('pagehide', leave)
}
