import { toasts } from '../../shared/copy/toasts.ts'
import { toast } from '../ui/toasts.ts'

/** What is said when a part of the page could not be loaded. */
export function partFailed(): void {
  toast.error(toasts.noConnection)
}
