import { dictionaryCopy as copy } from '../../../shared/copy/office/dictionary.ts'
import { dictionaryLimits } from '../../../shared/dictionary-limits.ts'
import { Field } from '../../../ui/field.tsx'
import { callOffice } from '../../api/call-office.ts'
import { AddingDialog } from '../../parts/adding-one.tsx'
import { useEntry } from '../../parts/use-entry.ts'
import { useSendEntry } from '../../parts/use-send-entry.ts'

type NewWord = {
  said: string
  meant: string
  note: string
}

const meaningOf = (said: string): NewWord => ({ said, meant: '', note: '' })

/** Asks what people say and what goods are called; `said` is what was searched for in vain, or empty. */
export function AddWord({ said, onClose }: { said: string; onClose: () => void }) {
  const { typed, set, forget } = useEntry({ what: `word new ${said}`, start: () => meaningOf(said) })
  const close = () => {
    forget()
    onClose()
  }
  const { send, isPending, error, errors, reset } = useSendEntry({
    send: (body: NewWord, command) => callOffice('POST /dictionary', { body, command }),
    stale: [['dictionary']],
    onSent: close,
  })
  return (
    <AddingDialog
      copy={copy}
      failure={errors.said ? null : error}
      pending={isPending}
      onAdd={() => send(typed)}
      onClose={close}
    >
      <Field
        label={copy.said}
        hint={copy.saidHint}
        required
        maxLength={dictionaryLimits.saidMax}
        value={typed.said}
        error={errors.said}
        onChange={({ target }) => {
          reset()
          set({ said: target.value })
        }}
      />
      <Field
        label={copy.meant}
        hint={copy.meantHint}
        maxLength={dictionaryLimits.meantMax}
        value={typed.meant}
        onChange={({ target }) => set({ meant: target.value })}
      />
      <Field
        label={copy.note}
        hint={copy.noteHint}
        maxLength={dictionaryLimits.noteMax}
        value={typed.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </AddingDialog>
  )
}
