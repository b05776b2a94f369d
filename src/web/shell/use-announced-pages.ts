import { useEffect, useRef } from 'react'
import { announce } from '../../ui/announce.ts'
import { useLocation, useWentBack } from '../../ui/router/use-location.ts'
import { toastList } from '../../ui/show-toast.ts'
import { keepsScroll } from '../router/scroll-keeper.tsx'

/**
 * Says which page has come, at every navigation and when its title is known later, and again the messages that are still shown:
 * they were cut off by the focus that moves. That goes to the content of a new page, as with a full load.
 */
export function useAnnouncedPages(): void {
  const { key, pathname, state } = useLocation()
  const wentBack = useWentBack()
  const shown = useRef({ key, pathname })
  useEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname }
    sayPage()
    const isSamePlace = before.pathname === pathname && (wentBack || keepsScroll(state))
    if (!isSamePlace) document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, pathname, wentBack, state])
  useEffect(() => {
    let title = document.title
    const titles = new MutationObserver(() => {
      if (document.title === title) return
      title = document.title
      sayPage()
    })
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => titles.disconnect()
  }, [])
}

let soon: ReturnType<typeof setTimeout>
/** A title that is known at once is said once. */
const titleSettledMs = 100

function sayPage(): void {
  clearTimeout(soon)
  soon = setTimeout(() => {
    announce(document.title)
    toastList.sayAgain()
  }, titleSettledMs)
}
