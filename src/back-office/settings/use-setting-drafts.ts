import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OfficeSetting } from '../../shared/contract/office/settings.ts'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { indianStates } from '../../shared/indian-states.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { toast } from '../../ui/show-toast.ts'
import { allRead } from '../../ui/unparsed-number.ts'
import { callOffice, newCommandId } from '../api/call-office.ts'
import { focusBadSoon } from '../parts/focus-bad-soon.ts'
import { keepInTab, readKept } from '../parts/tab-storage.ts'
import { useLeaveWarning } from '../parts/use-leave-warning.ts'
import { useOwnDraft } from '../parts/use-own-draft.ts'
import { settingsQuery } from './settings-query.ts'

/** Typed values by setting, with the version and the value that each was typed over. */
type Drafts = Record<string, { value: unknown; seen: number; was?: unknown }>

/**
 * Returns the unsaved values of a group of settings. They outlive a reload and a dead connection (this tab's storage). A change
 * that somebody else makes meanwhile is shown at its field: nothing of either is lost.
 */
export function useSettingDrafts(group: string, list: readonly OfficeSetting[]) {
  const [drafts, setDrafts] = useKeptDrafts(group)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const command = useRef(newCommandId())
  const changed = list.filter(({ key, value }) => key in drafts && !isSame(drafts[key]?.value, value))
  const change = (key: string, value: unknown) => {
    const setting = list.find((each) => each.key === key)
    command.current = newCommandId()
    setErrors(({ [key]: _, ...rest }) => rest)
    setDrafts((now) => {
      const { seen, was } = now[key] ?? { seen: setting?.seen ?? 0, was: setting?.value }
      return { ...now, [key]: { value, seen, was } }
    })
    const state = key === 'company.gstin' ? stateOfGstin(String(value)) : undefined
    if (state) change('company.state', state)
  }
  const drop = (key?: string) => {
    setErrors({})
    setDrafts(key === undefined ? {} : ({ [key]: _, ...rest }) => rest)
  }
  const onSaved = (sent: Drafts, list: readonly OfficeSetting[]) => {
    setErrors({})
    setDrafts((now) => typedSince(now, sent, list))
  }
  const { mutate, isPending } = useSave({ changed, drafts, command, onSaved, onWrong: setErrors })
  return {
    changed,
    errors,
    pending: isPending,
    change,
    drop,
    save: mutate,
    /** Returns the value in the field. */
    valueOf: ({ key, value }: OfficeSetting) => (key in drafts ? drafts[key]?.value : value),
    /** Returns the value it was typed over. */
    wasOf: ({ key }: OfficeSetting) => drafts[key]?.was,
    /** Returns whether somebody else has changed it since it was typed over. */
    isOvertaken: ({ key, seen, value }: OfficeSetting) =>
      key in drafts && drafts[key]?.seen !== seen && !isSame(drafts[key]?.value, value),
    /** Keeps the typed value despite the other person's change. */
    keepMine: ({ key, seen, value: was }: OfficeSetting) =>
      setDrafts((now) => ({ ...now, [key]: { value: now[key]?.value, seen, was } })),
  }
}

interface Saving {
  changed: readonly OfficeSetting[]
  drafts: Drafts
  /** The id of the command: the same until something else is typed, or it is saved. */
  command: { current: string }
  /** Is given what was saved, and the settings as they are after it. */
  onSaved: (sent: Drafts, list: readonly OfficeSetting[]) => void
  onWrong: (errors: Record<string, string>) => void
}

function useSave({ changed, drafts, command, onSaved, onWrong }: Saving) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (from: string | undefined) => {
      await callOffice('PATCH /settings', {
        command: command.current,
        body: {
          changes: changed.map(({ key }) => ({
            key,
            value: allRead(drafts[key]?.value),
            seen: drafts[key]?.seen ?? 0,
          })),
          ...(from !== undefined && { from }),
        },
      })
      return drafts
    },
    onSuccess: async (sent) => {
      command.current = newCommandId()
      // Before the field lets go of what was typed the new value is here: typing on would be over the former one.
      await client.invalidateQueries({ queryKey: settingsQuery.queryKey })
      onSaved(sent, client.getQueryData(settingsQuery.queryKey)?.data ?? [])
      toast.success(copy.saved)
    },
    onError: (error) => {
      onWrong(error instanceof ApiFailure ? error.errors : {})
      toast.error(failureText(error, copy.notSaved))
      focusBadSoon()
      return client.invalidateQueries({ queryKey: settingsQuery.queryKey })
    },
  })
}

/** Returns the state in which a GSTIN was given, once it is typed in full: its first two digits say it. */
function stateOfGstin(typed: string): string | undefined {
  const gstin = typed.trim()
  return gstin.length === 15 ? indianStates.find(({ gstCode }) => gstin.startsWith(gstCode))?.name : undefined
}

/** Returns the drafts without what was saved; what was typed on meanwhile is typed over the saved value. */
function typedSince(drafts: Drafts, sent: Drafts, list: readonly OfficeSetting[]): Drafts {
  const left = Object.entries(drafts).filter(([key, { value }]) => !(key in sent && isSame(sent[key]?.value, value)))
  const seenOf = (key: string, before: number) => list.find((each) => each.key === key)?.seen ?? before
  return Object.fromEntries(
    left.map(([key, draft]) => [
      key,
      key in sent ? { value: draft.value, seen: seenOf(key, draft.seen), was: sent[key]?.value } : draft,
    ]),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** In this tab's storage. */
function useKeptDrafts(group: string) {
  const name = useOwnDraft(`settings ${group}`)
  const state = useState<Drafts>(() => (readKept(name) as Drafts | undefined) ?? {})
  const [drafts] = state
  const isEmpty = Object.keys(drafts).length === 0
  useEffect(() => keepInTab(name, isEmpty ? undefined : drafts), [drafts, isEmpty, name])
  useLeaveWarning(!isEmpty)
  return state
}
