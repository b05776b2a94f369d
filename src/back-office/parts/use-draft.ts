import { useMemo, useRef, useState } from 'react'
import type { EditConflict } from '../../shared/contract/office/edit.ts'
import { ApiFailure } from '../../ui/api-failure.ts'
import { holdsUnread, unreadFailure } from '../../ui/unparsed-number.ts'
import { newCommandId } from '../api/call-office.ts'
import { queryClient } from '../api/office-queries.ts'
import { settleEdits } from './settle-edits.ts'
import { forgetDraft, keepDraft, readDraft, type StoredDraft } from './stored-draft.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useOwnDraft } from './use-own-draft.ts'

type Fields = Record<string, unknown>

/** The body of a save: for each changed field the value that was seen, and the new one. */
export interface DraftEdit<Values> {
  version: number
  changes: { [Field in keyof Values]?: { was: unknown; now: Values[Field] } }
}

interface DraftOptions<Values> {
  /** Names the record in this browser, such as 'staff 4f…'. */
  record: string
  /** The record as the server has it, and its version. */
  values: Values
  version: number
  /** This tab keeps it over a reload; not what is about a person. */
  isKept?: boolean | undefined
  /**
   * Sends the edit with the command's id, the same one until an answer came. It puts the saved record where `values` come from,
   * and gives its version.
   */
  save: (edit: DraftEdit<Values>, command: string) => Promise<number>
}

/**
 * The unsaved changes of one record, kept in this tab until they are saved or discarded, also over a crash and a sign-in.
 * Other people's changes of other fields come in beside them; where both changed the same, `conflict` has was, theirs and
 * yours until `settle` says what shall stand.
 */
export function useDraft<Values extends Fields>({ record, values, version, isKept, save }: DraftOptions<Values>) {
  const { draft, change, isRestored } = useStoredDraft({ record, values, version, isKept })
  const sending = useSending(draft, change, save as (edit: StoredChanges, command: string) => Promise<number>)
  const changed = Object.keys(draft.edits)
  const shown = useMemo(() => withEdits(values, draft), [values, draft])
  const setAll = (all: Readonly<Record<string, unknown>>) => {
    const edits = { ...draft.edits }
    for (const [field, now] of Object.entries(all)) {
      const was = edits[field] ? edits[field].was : values[field]
      delete edits[field]
      if (!same(was, now)) edits[field] = { was, now }
    }
    change({ version: changed.length === 0 ? version : draft.version, edits })
  }
  useLeaveWarning(changed.length > 0)
  return {
    values: shown,
    changed,
    isRestored,
    ...sending,
    /** Fields that somebody else has changed since they were changed here. */
    meanwhile: changed.filter((field) => !same(draft.edits[field]?.was, values[field])),
    set: <Field extends keyof Values & string>(field: Field, now: Values[Field]) => setAll({ [field]: now }),
    /** Sets fields that change together. */
    setAll,
    discard: () => change({ version, edits: {} }),
  }
}

/** The draft of this tab, and how it is changed. */
function useStoredDraft({ record, values, version, isKept = true }: Omit<DraftOptions<Fields>, 'save'>) {
  const name = useOwnDraft(record)
  const [draft, setDraft] = useState<StoredDraft>(() => (isKept && readUnsaved(name, values)) || { version, edits: {} })
  const [isRestored, setRestored] = useState(() => Object.keys(draft.edits).length > 0)
  const change = (next: StoredDraft) => {
    setRestored(false)
    setDraft(next)
    if (!isKept) return
    if (Object.keys(next.edits).length > 0) keepDraft(name, next)
    else forgetDraft(name)
  }
  return { draft, change, isRestored }
}

/** Reads the draft without what the record has already: it was saved, and its page was left before it knew. */
function readUnsaved(name: string, values: Fields): StoredDraft | undefined {
  const draft = readDraft(name)
  if (!draft) return undefined
  const unsaved = Object.entries(draft.edits).filter(([field, { now }]) => !same(now, values[field]))
  if (unsaved.length > 0) return { ...draft, edits: Object.fromEntries(unsaved) }
  forgetDraft(name)
  return undefined
}

interface StoredChanges {
  version: number
  changes: StoredDraft['edits']
}

/** Saving, and what comes of it. */
function useSending(
  draft: StoredDraft,
  change: (next: StoredDraft) => void,
  save: (edit: StoredChanges, command: string) => Promise<number>,
) {
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  const send = useSend(change, save, setConflict)
  const run = async (sent: StoredDraft) => {
    if (isSaving || Object.keys(sent.edits).length === 0) return false
    if (Object.values(sent.edits).some(({ now }) => holdsUnread(now))) throw unreadFailure()
    setSaving(true)
    return send(sent).finally(() => setSaving(false))
  }
  return {
    isSaving,
    conflict,
    /** True where it was saved; false where there is a conflict. Throws every other failure, also where a number cannot be read. */
    save: () => run(draft),
    /** Saves these changes in place of those before: of a window that is sent at once. */
    send: (edits: StoredDraft) => {
      change(edits)
      return run(edits)
    },
    /** Goes on from a conflict: `mine` are the fields where this person's value shall stand; others take theirs. */
    settle: (mine: readonly string[]) => {
      if (!conflict) return Promise.resolve(false)
      const settled = { version: conflict.version, edits: settleEdits(draft.edits, conflict, mine) }
      setConflict(null)
      change(settled)
      return Object.keys(settled.edits).length > 0 ? run(settled) : Promise.resolve(true)
    },
    leaveConflict: () => setConflict(null),
  }
}

/** One try to save. Where no answer came it may have been done: the same changes are sent again under the same id. */
function useSend(
  change: (next: StoredDraft) => void,
  save: (edit: StoredChanges, command: string) => Promise<number>,
  onConflict: (conflict: EditConflict) => void,
) {
  const unanswered = useRef<{ text: string; command: string } | null>(null)
  return async ({ version, edits }: StoredDraft): Promise<boolean> => {
    const text = JSON.stringify([version, edits])
    const command = unanswered.current?.text === text ? unanswered.current.command : newCommandId()
    unanswered.current = { text, command }
    try {
      const saved = await save({ version, changes: edits }, command)
      change({ version: saved, edits: {} })
      void queryClient.invalidateQueries({ queryKey: ['history'] })
      return true
    } catch (error) {
      if (error instanceof ApiFailure && error.status !== 0) unanswered.current = null
      if (!(error instanceof ApiFailure) || !error.conflict) throw error
      onConflict(error.conflict)
      return false
    }
  }
}

function withEdits<Values extends Fields>(values: Values, { edits }: StoredDraft): Values {
  return { ...values, ...Object.fromEntries(Object.entries(edits).map(([field, { now }]) => [field, now])) }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
