import { type QueryKey, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditConflict } from '../../shared/contract/office/edit.ts'
import { ApiFailure } from '../../ui/api-failure.ts'
import { toast } from '../../ui/show-toast.ts'
import { queryClient } from '../api/office-queries.ts'
import { useCommand } from '../api/use-command.ts'
import { type Edits, settleEdits } from './settle-edits.ts'

interface SentEdit {
  version: number
  changes: Edits
}

interface DialogEdit {
  send: (edit: SentEdit, command: string) => Promise<{ message?: string }>
  /** Key of the queries that are out of date after the edit, and after a conflict. */
  stale: QueryKey
  onDone: () => void
}

/** One edit of a record that a small window sends; where somebody has changed the same, `conflict` is for SettleDialog. */
export function useDialogEdit({ send, stale, onDone }: DialogEdit) {
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  const sendOnce = useCommand(send)
  const finish = async () => {
    await queryClient.invalidateQueries({ queryKey: stale })
    onDone()
  }
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (edit: SentEdit) => sendOnce(edit),
    onSuccess: async ({ message }) => {
      if (message) toast.success(message)
      await finish()
    },
    onError: (failure) => setConflict((failure instanceof ApiFailure && failure.conflict) || null),
  })
  return {
    save: mutate,
    error,
    isPending,
    conflict,
    leaveConflict: () => setConflict(null),
    /** Goes on from a conflict: `mine` are the fields where this person's value shall stand. */
    settle: (mine: readonly string[]) => {
      if (!conflict || !variables) return
      const changes = settleEdits(variables.changes, conflict, mine)
      setConflict(null)
      if (Object.keys(changes).length > 0) mutate({ version: conflict.version, changes })
      else void finish()
    },
  }
}
