import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { GridRow } from '../../../shared/contract/office/goods-grid.ts'
import type { GridColumn } from '../../../shared/office/grid-columns.ts'
import { ApiFailure } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { unreadFailure } from '../../../ui/unparsed-number.ts'
import { callOffice, type OfficeInput } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { useLeaveWarning } from '../../parts/use-leave-warning.ts'
import { useOwnDraft } from '../../parts/use-own-draft.ts'
import { cellFaults } from './cell-faults.ts'
import { cellKey, type GridDraft } from './grid-moves.ts'
import { readKeptGrid, useKeptGrid } from './kept-grid.ts'

type Body = Exclude<NonNullable<OfficeInput<'PATCH /goods-grid'>['body']>, FormData>

/** Keeps what was typed into the table until it is saved, also across a reload (kept by `page`). Nothing goes while a number cannot be read; of what the server refuses the right rows go, and the others stay with their sentence. */
export function useGrid(rows: readonly GridRow[], labels: Readonly<Record<string, string>>, page: string) {
  const place = useOwnDraft(page)
  const [kept] = useState(() => readKeptGrid(place, rows))
  const [draft, setDraft] = useState<GridDraft>(kept.draft)
  const [problems, setProblems] = useState(kept.problems)
  useKeptGrid(place, rows, draft)
  const { send, done } = useSend()
  const edited = editedOf(rows, draft)
  const faults = cellFaults(rows, draft)
  useLeaveWarning(edited.length > 0)
  const save = useMutation({
    mutationFn: () => send({ rows: edited }),
    onSuccess: ({ wrong, message }) => {
      const bad = new Set(wrong.map(({ row }) => row))
      const saved = edited.filter((_, at) => !bad.has(at))
      setDraft((now) => without(now, saved))
      setProblems(byCell(edited, wrong))
      if (bad.size > 0) toast.error(message)
    },
    onError: (error) => setProblems(byCell(edited, ofFailure(error))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['goods-grid'] }),
  })
  return {
    draft,
    problems: { ...problems, ...faults },
    /** The command that saved last. */
    done,
    change: (next: GridDraft) => {
      setDraft(next)
      // what is typed anew is no longer what was wrong
      setProblems((now) => Object.fromEntries(Object.entries(now).filter(([key]) => next[key] === draft[key])))
    },
    bar: {
      changed: edited.flatMap(({ cells }) => Object.keys(cells).map((column) => labels[column] ?? column)),
      meanwhile: [],
      isRestored: Object.entries(kept.draft).some(([key, now]) => draft[key] === now),
      isSaving: save.isPending,
      conflict: null,
      save: async () => {
        if (Object.keys(faults).length > 0) throw unreadFailure()
        return (await save.mutateAsync()).wrong.length === 0
      },
      discard: () => {
        setDraft({})
        setProblems({})
      },
      settle: async () => false,
      leaveConflict: () => undefined,
    },
  }
}

/** Sends rows; `done` is the command that was answered last. */
function useSend() {
  const [done, setDone] = useState<string | null>(null)
  const send = useCommand(async (body: Body, command) => {
    const answer = await callOffice('PATCH /goods-grid', { body, command })
    setDone(command)
    return answer
  })
  return { send, done }
}

function editedOf(rows: readonly GridRow[], draft: GridDraft): Body['rows'] {
  return rows.flatMap(({ product, variant, cells }) => {
    const changed = Object.entries(cells).flatMap(([column, was]) => {
      const now = draft[cellKey({ product, variant }, column)]
      return now === undefined ? [] : [[column, { was, now }]]
    })
    return changed.length > 0 ? [{ product, variant, cells: Object.fromEntries(changed) }] : []
  })
}

function without(draft: GridDraft, saved: Body['rows']): GridDraft {
  const keys = new Set(saved.flatMap((row) => Object.keys(row.cells).map((column) => cellKey(row, column))))
  return Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.has(key)))
}

interface Wrong {
  row: number
  column: string
  sentence: string
}

function ofFailure(error: unknown): Wrong[] {
  if (!(error instanceof ApiFailure)) return []
  return Object.entries(error.errors ?? {}).map(([place, sentence]) => {
    const [row = '', column = ''] = place.split('.')
    return { row: Number(row), column, sentence }
  })
}

/** A sentence about no cell that was changed stands at the first one that was. */
function byCell(edited: Body['rows'], wrong: readonly Wrong[]): Record<string, string> {
  return Object.fromEntries(
    wrong.flatMap(({ row, column, sentence }) => {
      const found = edited[row]
      if (!found) return []
      const at = column in found.cells ? column : (Object.keys(found.cells)[0] as GridColumn)
      return [[cellKey(found, at), sentence]]
    }),
  )
}
