import { type ReactNode, useEffect, useState } from 'react'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'

const parts = {
  search: partLoader(() => import('./find-window.tsx')),
  new: partLoader(() => import('./find-new.tsx')),
}

type TopWindow = keyof typeof parts

/** The windows of the top bar, each in a file of its own. The search opens by Ctrl+K, and by / where a screen has no search. */
export function useTopWindows(): { open: (which: TopWindow) => void; windows: ReactNode } {
  const [shown, setShown] = useState<TopWindow>()
  const close = () => setShown(undefined)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!opensSearch(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setShown('search')
    }
    // on the window: a list that has a search of its own takes / before
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  const windows = shown && <LazyPart key={shown} part={parts[shown]} props={{ onClose: close }} onFailure={close} />
  return { open: setShown, windows }
}

function opensSearch({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return key === '/' && target instanceof Element && !target.matches(typed)
}

const typed = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'
