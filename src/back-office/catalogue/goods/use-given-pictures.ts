import { type ClipboardEvent, type DragEvent, useEffect, useRef } from 'react'
import { goodsLimits } from '../../../shared/goods-limits.ts'

type Add = (file: Blob) => Promise<boolean>

/**
 * Returns what a field of pictures listens to: pictures that are dropped on it or pasted into it are added, one after the other. With `whole`
 * what is pasted anywhere on the page but into a text is added, too.
 */
export function useGivenPictures(add: Add, { whole }: { whole: boolean }) {
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    if (!whole) return
    const paste = (event: globalThis.ClipboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [role=dialog]')
      if (!event.defaultPrevented && !isTyping) void addAll(event, event.clipboardData?.files, latest.current)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [whole])
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: (event: DragEvent) => void addAll(event, event.dataTransfer.files, add),
    onPaste: (event: ClipboardEvent) => void addAll(event, event.clipboardData.files, add),
  }
}

async function addAll(event: { preventDefault: () => void }, files: FileList | undefined, add: Add): Promise<void> {
  const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/')).slice(0, goodsLimits.pictures)
  if (pictures.length === 0) return
  event.preventDefault()
  for (const picture of pictures) if (!(await add(picture))) return
}
