import { historyCopy } from '../../shared/copy/office/history.ts'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { toast } from '../../ui/show-toast.ts'

const undoWindow = partLoader(() => import('./undo-window.tsx'))

/** Opens the window that undoes a command; its code comes with the first one. */
export function UndoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const notThere = () => {
    toast.error(historyCopy.undoNotLoaded)
    onClose()
  }
  return <LazyPart part={undoWindow} props={{ id, onClose }} onFailure={notThere} />
}
