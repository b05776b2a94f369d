import { useState } from 'react'
import { attributeLimits } from '../../shared/attribute-limits.ts'
import { attributesOfficeCopy as copy } from '../../shared/copy/office/attributes.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/show-toast.ts'
import { callOffice } from '../api/call-office.ts'
import { queryClient } from '../api/office-queries.ts'
import { useCommand } from '../api/use-command.ts'
import { unitOptions } from './unit-options.ts'

interface Draft {
  name: string
  kind: 'number' | 'word'
  unit: string | null
}

/** Asks what can be said, whether it is a number, and in which unit. */
export function AddAttribute({ units, onClose }: { units: readonly string[]; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ name: '', kind: 'number', unit: 'mm' })
  const { add, pending, problem, forget } = useAdding(onClose)
  return (
    <Dialog title={copy.addTitle} closeLabel={copy.cancel} size="narrow" onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          void add({ ...draft, unit: draft.kind === 'word' ? null : draft.unit })
        }}
        className="grid gap-4"
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
        <Button type="submit" wide pending={pending}>
          {copy.add}
        </Button>
      </Form>
    </Dialog>
  )
}

/** Adds it; what is wrong with its name is said at the name. */
function useAdding(onDone: () => void) {
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const send = useCommand((body: Draft, command: string) => callOffice('POST /attributes', { body, command }))
  const add = async (draft: Draft) => {
    setPending(true)
    try {
      const { message } = await send(draft)
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['attributes'] })
      onDone()
    } catch (error) {
      // what is wrong with the name is said at the name alone: a message would lie over the button
      const atName = error instanceof ApiFailure ? error.errors.name : undefined
      setProblem(atName)
      if (!atName) toast.error(failureText(error, copy.failed))
      setPending(false)
    }
  }
  return { add, pending, problem, forget: () => setProblem(undefined) }
}
