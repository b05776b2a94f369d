import { lazy, Suspense } from 'react'
import type { useDialogEdit } from './use-dialog-edit.ts'

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'))

interface SettleDialogProps {
  edit: Pick<ReturnType<typeof useDialogEdit>, 'conflict' | 'settle' | 'leaveConflict'>
  /** Labels of the fields. */
  labels: Readonly<Record<string, string>>
  /** A value as the form shows it. */
  show?: (field: string, value: unknown) => string
}

/** Over a small window whose record somebody else has changed: was, theirs and yours, to choose. */
export function SettleDialog({ edit, labels, show = (_, value) => String(value) }: SettleDialogProps) {
  if (!edit.conflict) return null
  return (
    <Suspense>
      <ConflictDialog
        conflict={edit.conflict}
        label={(field) => labels[field] ?? field}
        show={show}
        onSettle={edit.settle}
        onClose={edit.leaveConflict}
      />
    </Suspense>
  )
}
