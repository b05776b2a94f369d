import { toasts } from '../../shared/copy/toasts.ts'
import { toast } from '../../ui/show-toast.ts'

/** A part of the page could not be loaded: that is said, and `close` takes it off, so that the next press tries again. */
export function partFailed(close: () => void): () => void {
  return () => {
    close()
    toast.error(toasts.noConnection)
  }
}
