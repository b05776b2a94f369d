import { controls } from '../shared/copy/controls.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  question: string
  confirmLabel: string
  keepLabel: string
  pending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog title={props.title} closeLabel={controls.close} onClose={props.onClose} size="narrow">
      <p className="mb-6">{props.question}</p>
      <div className="flex justify-end gap-3">
        <Button kind="outline" autoFocus onClick={props.onClose}>
          {props.keepLabel}
        </Button>
        <Button kind="danger" pending={props.pending ?? false} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
