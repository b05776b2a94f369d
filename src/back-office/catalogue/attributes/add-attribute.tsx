import { useState } from 'react'
import { attributeLimits } from '../../../shared/attribute-limits.ts'
import { attributesOfficeCopy as copy } from '../../../shared/copy/office/attributes.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { AddingDialog, useAdding } from '../../parts/adding-one.tsx'
import { unitOptions } from './unit-options.ts'

interface Draft {
  name: string
  kind: 'number' | 'word'
  unit: string | null
}

/** Asks what can be said, whether it is a number, and in which unit. */
export function AddAttribute({ units, onClose }: { units: readonly string[]; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ name: '', kind: 'number', unit: 'mm' })
  const { add, pending, problem, forget } = useAdding({
    send: (body: Draft, command) => callOffice('POST /attributes', { body, command }),
    stale: 'attributes',
    named: 'name',
    failed: copy.failed,
    onDone: onClose,
  })
  return (
    <AddingDialog
      copy={copy}
      pending={pending}
      onAdd={() => void add({ ...draft, unit: draft.kind === 'word' ? null : draft.unit })}
      onClose={onClose}
    >
      <Field
        label={copy.name}
        hint={copy.nameHint}
        required
        maxLength={attributeLimits.attributeNameMax}
        value={draft.name}
        error={problem}
        onChange={({ target }) => {
          forget()
          setDraft({ ...draft, name: target.value })
        }}
      />
      <Select
        label={copy.kind}
        value={draft.kind}
        options={[
          { value: 'number', label: copy.kinds.number },
          { value: 'word', label: copy.kinds.word },
        ]}
        onChange={({ target }) => setDraft({ ...draft, kind: target.value === 'word' ? 'word' : 'number' })}
      />
      {draft.kind === 'number' && (
        <Select
          label={copy.unit}
          value={draft.unit ?? ''}
          options={unitOptions(units)}
          onChange={({ target }) => setDraft({ ...draft, unit: target.value || null })}
        />
      )}
    </AddingDialog>
  )
}
