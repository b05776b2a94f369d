import { useEffect, useRef } from 'react'
import { WedgeReader } from './wedge-reader.ts'

type Typing = { field: HTMLInputElement | HTMLTextAreaElement; value: string } | undefined

/**
 * Listens for a scanner that is a keyboard, wherever the focus is. What it typed into a field is taken out again, and its Enter
 * presses nothing; what a person types is left alone.
 */
export function useWedge(onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    const reader = new WedgeReader()
    let before: Typing
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const read = reader.press(event.key, event.timeStamp)
      if (read === 'begins') before = typingIn(event.target)
      // in a burst the letters are no shortcuts
      if (read === 'burst' && !typingIn(event.target)) event.stopPropagation()
      if (typeof read !== 'object') return
      event.preventDefault()
      event.stopPropagation()
      if (before) putBack(before)
      latest.current(read.code)
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [])
}

function typingIn(target: EventTarget | null): Typing {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField ? { field: target, value: target.value } : undefined
}

/** Sets the field's value as React expects it: by the element's own setter, with an event. */
function putBack({ field, value }: NonNullable<Typing>): void {
  if (field.value === value) return
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
