import { useState } from 'react'
import { dictionaryCopy as copy } from '../../shared/copy/office/dictionary.ts'
import { dictionaryLimits } from '../../shared/dictionary-limits.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/show-toast.ts'
import { callOffice } from '../api/call-office.ts'
import { queryClient } from '../api/office-queries.ts'
import { useCommand } from '../api/use-command.ts'

interface Draft {
  said: string
  meant: string
  note: string
}

/** Asks what people say and what goods are called; `said` is what was searched for in vain, or empty. */
export function AddWord({ said, onClose }: { said: string; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ said, meant: '', note: '' })
  const { add, pending, problem, forget } = useAdding(onClose)
  return (
    <Dialog title={copy.addTitle} closeLabel={copy.cancel} size="narrow" onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          void add(draft)
        }}
        className="grid gap-4"
      >
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
        <Button type="submit" wide pending={pending}>
          {copy.add}
        </Button>
      </Form>
    </Dialog>
  )
}

/** Adds it; what is wrong with the word is said at the word. */
function useAdding(onDone: () => void) {
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const send = useCommand((body: Draft, command: string) => callOffice('POST /dictionary', { body, command }))
  const add = async (draft: Draft) => {
    setPending(true)
    try {
      const { message } = await send(draft)
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['dictionary'] })
      onDone()
    } catch (error) {
      const atWord = error instanceof ApiFailure ? error.errors.said : undefined
      setProblem(atWord)
      if (!atWord) toast.error(failureText(error, copy.failed))
      setPending(false)
    }
  }
  return { add, pending, problem, forget: () => setProblem(undefined) }
}
