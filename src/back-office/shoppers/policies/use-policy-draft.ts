import { useState } from 'react'
import type { Policy } from '../../../shared/contract/office/policies.ts'
import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import type { PolicyName, PolicySection, PolicyText } from '../../../shared/policies/policies.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { focusBadSoon } from '../../parts/focus-bad-soon.ts'
import { useDraft } from '../../parts/use-draft.ts'
import { errorsOf } from '../../parts/use-typed-record.ts'
import { policiesQuery, policyQuery } from './policies-data.ts'

/** Puts a page where the screens read it from. */
export function keepPolicy(name: PolicyName, data: Policy): void {
  queryClient.setQueryData(policyQuery(name).queryKey, { success: true, data })
  void queryClient.invalidateQueries({ queryKey: policiesQuery.queryKey })
}

/** The words of a page that are not saved yet, kept in this tab, and what the server refuses of them. */
export function usePolicyDraft(name: PolicyName, { intro, sections, version }: Policy) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const draft = useDraft<PolicyText & Record<string, unknown>>({
    record: `policy ${name}`,
    values: { intro, sections },
    version,
    save: async (body, command) => {
      setErrors({})
      const { data } = await callOffice('PATCH /policies/{name}', { params: { name }, body, command })
      keepPolicy(name, data)
      return data.version
    },
  })
  const setSections = (next: PolicySection[], at?: number) => {
    // problems are named by place
    const rest = Object.entries(errors).filter(([path]) => at !== undefined && !path.startsWith(`sections.${at}.`))
    setErrors(Object.fromEntries(rest))
    draft.set('sections', next)
  }
  return {
    draft,
    /** By `intro`, `sections`, `sections.3.text`. */
    errors,
    setSections,
    onRefused: (error: unknown) => {
      const found = Object.entries(errorsOf(error)).map(([path, text]) => [
        path.replace('sections.now', 'sections'),
        text,
      ])
      setErrors(Object.fromEntries(found))
      focusBadSoon()
    },
  }
}

/** A value of a conflict in words. */
export function showPolicyField(_field: string, value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '')
  return value.map(({ title, text }: PolicySection) => [title, text].filter(Boolean).join(': ')).join('\n')
}

/** Labels of the fields for the save bar. */
export const policyLabels = { intro: copy.intro, sections: copy.sections }
