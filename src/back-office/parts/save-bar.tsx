import { lazy, Suspense } from 'react'
import type { EditConflict } from '../../shared/contract/office/edit.ts'
import { draftCopy } from '../../shared/copy/office/draft.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { keepClear } from '../../ui/keep-uncovered-by-toasts.ts'
import { toast } from '../../ui/show-toast.ts'
import { focusBadSoon } from './focus-bad-soon.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { useSaveKey } from './use-save-key.ts'

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'))

interface SaveBarProps {
  draft: {
    changed: readonly string[]
    meanwhile: readonly string[]
    isRestored: boolean
    isSaving: boolean
    conflict: EditConflict | null
    save: () => Promise<boolean>
    discard: () => void
    settle: (mine: readonly string[]) => Promise<boolean>
    leaveConflict: () => void
  }
  /** Labels of the fields. */
  labels: Readonly<Record<string, string>>
  /** A value as the form shows it. */
  show?: (field: string, value: unknown) => string
  /** Errors of fields, for the form to show; others are said in a toast. */
  onRefused?: (error: unknown) => void
}

/** Appears with the first change: says what will be saved, saves it (Ctrl+S, too), and asks before somebody leaves. What is refused gets the focus. */
export function SaveBar({ draft, labels, show = asItIs, onRefused }: SaveBarProps) {
  const isOn = draft.changed.length > 0
  const label = (field: string) => labels[field] ?? field
  const run = async (work: () => Promise<boolean>) => {
    try {
      if (await work()) toast.success(draftCopy.saved)
    } catch (error) {
      onRefused?.(error)
      toast.error(failureText(error, draftCopy.notSaved))
      focusBadSoon()
    }
  }
  useSaveKey(isOn, () => void run(draft.save))
  return (
    <>
      {isOn && (
        <section
          aria-label={draftCopy.bar}
          {...keepClear}
          className="sticky bottom-16 z-20 mt-6 grid grid-cols-1 gap-2 rounded-md border border-line-strong bg-card p-3 shadow-float lg:bottom-4"
        >
          {draft.isRestored && <p className="text-sm text-steel">{draftCopy.restored}</p>}
          {draft.meanwhile.map((field) => (
            <p key={field} className="text-sm font-medium text-signal-deep">
              {draftCopy.meanwhile(label(field))}
            </p>
          ))}
          <div className="flex flex-wrap justify-end gap-3">
            <Button kind="outline" disabled={draft.isSaving} onClick={draft.discard}>
              {draftCopy.discard}
            </Button>
            <Button pending={draft.isSaving} onClick={() => void run(draft.save)} aria-keyshortcuts="Control+S">
              {draftCopy.save(draft.changed.map(label))}
            </Button>
          </div>
        </section>
      )}
      {draft.conflict && (
        <Suspense>
          <ConflictDialog
            conflict={draft.conflict}
            label={label}
            show={show}
            onSettle={(mine) => void run(() => draft.settle(mine))}
            onClose={draft.leaveConflict}
          />
        </Suspense>
      )}
      {isOn && <LeaveQuestion />}
    </>
  )
}

const asItIs = (_field: string, value: unknown) => String(value)
