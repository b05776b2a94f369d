import { useEffect } from 'react'

/** Ctrl+S saves while there is something to save, wherever the cursor is. */
export function useSaveKey(isOn: boolean, save: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      save()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
