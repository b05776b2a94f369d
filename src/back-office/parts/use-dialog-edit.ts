import { type QueryKey, useMutation } from '@tanstack/react-query'
import { toast } from '../../ui/show-toast.ts'
import { queryClient } from '../api/office-queries.ts'
import type { Edits } from './settle-edits.ts'
import { useDraft } from './use-draft.ts'

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

const nothing = {}

/** A draft (use-draft.ts) that a small window sends at once and no browser keeps: a person's address among others. */
export function useDialogEdit({ send, stale, onDone }: DialogEdit) {
  const draft = useDraft({
    ...{ record: '', values: nothing, version: 0, isKept: false },
    save: async (edit, command) => {
      const { message } = await send(edit as SentEdit, command)
      if (message) toast.success(message)
      return 0
    },
  })
  const { mutate, error, isPending } = useMutation({
    mutationFn: (run: () => Promise<boolean>) => run(),
    onSuccess: async (isDone) => {
      if (!isDone) return
      await queryClient.invalidateQueries({ queryKey: stale })
      onDone()
    },
  })
  return {
    save: ({ version, changes }: SentEdit) => mutate(() => draft.send({ version, edits: changes })),
    error,
    isPending,
    conflict: draft.conflict,
    leaveConflict: draft.leaveConflict,
    /** Goes on from a conflict: `mine` are the fields where this person's value shall stand. */
    settle: (mine: readonly string[]) => mutate(() => draft.settle(mine)),
  }
}
