import { useEffect, useRef } from 'react'

/** Handlers by key, called unless somebody is typing; a handler returns true if it did something. */
type Keys = Readonly<Record<string, () => boolean | undefined>>

/** Single keys of a screen, for who works with the keyboard. Every one has a visible button beside it. */
export function useKeys(keys: Keys): void {
  const present = useRef(keys)
  useEffect(() => {
    present.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      if (present.current[event.key]?.()) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
  )
}
