import { useState } from 'react'
import { dictionaryCopy as copy } from '../../../shared/copy/office/dictionary.ts'
import { dictionaryLimits } from '../../../shared/dictionary-limits.ts'
import { Field } from '../../../ui/field.tsx'
import { callOffice } from '../../api/call-office.ts'
import { AddingDialog, useAdding } from '../../parts/adding-one.tsx'

interface Draft {
  said: string
  meant: string
  note: string
}

/** Asks what people say and what goods are called; `said` is what was searched for in vain, or empty. */
export function AddWord({ said, onClose }: { said: string; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ said, meant: '', note: '' })
  const { add, pending, problem, forget } = useAdding({
    send: (body: Draft, command) => callOffice('POST /dictionary', { body, command }),
    stale: 'dictionary',
    named: 'said',
    failed: copy.failed,
    onDone: onClose,
  })
  return (
    <AddingDialog copy={copy} pending={pending} onAdd={() => void add(draft)} onClose={onClose}>
      <Field
        label={copy.said}
        hint={copy.saidHint}
        required
        maxLength={dictionaryLimits.saidMax}
        value={draft.said}
        error={problem}
        onChange={({ target }) => {
          forget()
          setDraft({ ...draft, said: target.value })
        }}
      />
      <Field
        label={copy.meant}
        hint={copy.meantHint}
        maxLength={dictionaryLimits.meantMax}
        value={draft.meant}
        onChange={({ target }) => setDraft({ ...draft, meant: target.value })}
      />
      <Field
        label={copy.note}
        hint={copy.noteHint}
        maxLength={dictionaryLimits.noteMax}
        value={draft.note}
        onChange={({ target }) => setDraft({ ...draft, note: target.value })}
      />
    </AddingDialog>
  )
}
