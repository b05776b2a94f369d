import { signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { callOffice } from '../../api/call-office.ts'

const copy = signInScreens.switch

/** Somebody who works at a counter computer. */
export interface Worker {
  _id: string
  name: string
}

/** The PIN of one person, sent as soon as it is whole. */
export function PinForm({ worker, onIn, onOther }: { worker: Worker; onIn: () => void; onOther: () => void }) {
  const form = useForm({
    send: ({ pin }: { pin: string }) => callOffice('POST /sign-in/pin', { body: { staffId: worker._id, pin } }),
    onSent: onIn,
    failed: signInScreens.failed,
  })
  const sendWhenWhole = (input: HTMLInputElement) => {
    if (/^\d{6}$/.test(input.value)) input.form?.requestSubmit()
  }
  return (
    <Form {...form.form} className="grid grid-cols-1 max-w-sm gap-4">
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
