import { useState } from 'react'
import type { Customer } from '../../../shared/contract/office/customer-calls.ts'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { customerLimits } from '../../../shared/customer-limits.ts'
import { Field, TextArea } from '../../../ui/field.tsx'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { type DraftEdit, useDraft } from '../../parts/use-draft.ts'
import { errorsOf } from '../../parts/use-typed-record.ts'

/** Tags as they are typed: one line, with commas between them. */
type Typed = { note: string; tags: string }

const labels = { note: copy.note, tags: copy.tags }

/** Note and tags: saved field by field beside others' changes. */
export function CustomerMarks({ customer }: { customer: Customer }) {
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const mayChange = useMay()('customers.change')
  const draft = useMarksDraft(customer)
  const common = (field: keyof Typed) => ({
    label: labels[field],
    value: draft.values[field],
    error: errors[field],
    disabled: !mayChange,
    onChange: ({ target }: { target: { value: string } }) => {
      setErrors({ ...errors, [field]: undefined })
      draft.set(field, target.value)
    },
  })
  return (
    <Card title={copy.notes}>
      <TextArea {...common('note')} hint={copy.noteHint} rows={4} maxLength={customerLimits.noteMax} />
      <Field {...common('tags')} hint={copy.tagsHint} autoComplete="off" />
      <SaveBar draft={draft} labels={labels} onRefused={(error) => setErrors(errorsOf(error))} />
    </Card>
  )
}

function useMarksDraft({ _id: id, version, note, ownTags: tags }: Customer) {
  return useDraft<Typed>({
    record: `customer ${id}`,
    values: { note, tags: tags.join(', ') },
    version,
    save: async ({ version: seen, changes }, command) => {
      const { tags: typed, ...rest } = changes
      const body = {
        version: seen,
        changes: { ...rest, ...(typed && { tags: { was: tagsOf(typed.was), now: tagsOf(typed.now) } }) },
      } as DraftEdit<{ note: string; tags: string[] }>
      const { data } = await callOffice('PATCH /customers/{id}', { params: { id }, body, command })
      void queryClient.invalidateQueries({ queryKey: ['customers'] })
      return data.version
    },
  })
}

function tagsOf(typed: unknown): string[] {
  return String(typed)
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}
