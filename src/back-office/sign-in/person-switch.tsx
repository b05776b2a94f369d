import { useState } from 'react'
import { signInScreens } from '../../shared/copy/office/sign-in-screens.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { useForm } from '../../ui/use-form.ts'
import { callOffice } from '../api/call-office.ts'

const copy = signInScreens.switch

interface Worker {
  _id: string
  name: string
}

/** On a counter computer: who is working, and their PIN. */
export function PersonSwitch({ people, onIn }: { people: readonly Worker[]; onIn: () => void }) {
  const [chosen, setChosen] = useState<Worker>()
  if (people.length === 0) return <p>{copy.nobody}</p>
  if (chosen) return <PinForm worker={chosen} onIn={onIn} onOther={() => setChosen(undefined)} />
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {people.map((worker) => (
        <li key={worker._id}>
          <button
            type="button"
            onClick={() => setChosen(worker)}
            className="flex min-h-16 w-full items-center gap-3 rounded-sm border border-line-strong bg-card px-4 py-2.5 text-left text-lg font-semibold hover:border-ink"
          >
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-teal-wash text-teal"
            >
              {worker.name.slice(0, 1).toUpperCase()}
            </span>
            <span className="min-w-0 break-words">{worker.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function PinForm({ worker, onIn, onOther }: { worker: Worker; onIn: () => void; onOther: () => void }) {
  const form = useForm({
    send: ({ pin }: { pin: string }) => callOffice('POST /sign-in/pin', { body: { staffId: worker._id, pin } }),
    onSent: onIn,
    failed: signInScreens.failed,
  })
  const sendWhenWhole = (input: HTMLInputElement) => {
    if (/^\d{6}$/.test(input.value)) input.form?.requestSubmit()
  }
  return (
    <Form {...form.form} className="grid max-w-sm gap-4">
      <FormAlert text={form.alert} />
      <Field
        {...form.field('pin')}
        label={copy.pin(worker.name)}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        autoFocus
        required
        onInput={(event) => sendWhenWhole(event.currentTarget)}
        className="figures [&_input]:text-2xl [&_input]:tracking-[0.5em]"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending}>
          {copy.open}
        </Button>
        <Button kind="outline" onClick={onOther}>
          {copy.other}
        </Button>
      </div>
    </Form>
  )
}
