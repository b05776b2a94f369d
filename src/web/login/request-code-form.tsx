import { RequestCodeInput } from '../../shared/contract/accounts.ts'
import { signIn } from '../../shared/copy/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { knownDevice } from '../session/known-device.ts'
import type { ResetRequest } from './reset-request.ts'

const copy = signIn.forgotten

interface RequestCodeFormProps {
  /** The address that was asked for before. */
  email: string
  onSent: (request: ResetRequest) => void
  /** Handler for a code that was asked for in this tab before. */
  onHaveCode?: (() => void) | undefined
}

/** Asks for the code. */
export function RequestCodeForm({ email, onSent, onHaveCode }: RequestCodeFormProps) {
  const request = useForm({
    rule: RequestCodeInput,
    send: async (typed) => {
      const body = { ...typed, deviceToken: knownDevice.read() ?? undefined }
      return { ...typed, ...(await call('POST /user/forgot-password', { body })) }
    },
    onSent: ({ email: asked, resetId, message }) => {
      toast.success(message)
      onSent({ email: asked, resetId })
    },
    failed: copy.sendFailed,
  })
  return (
    <Form {...request.form} className="grid gap-4">
      <FormAlert text={request.alert} />
      <Field
        {...request.field('email')}
        label={copy.email}
        type="email"
        autoComplete="email"
        required
        defaultValue={email}
      />
      <Button type="submit" wide pending={request.pending}>
        {copy.send}
      </Button>
      {onHaveCode && (
        <Button kind="quiet" onClick={onHaveCode}>
          {copy.haveCode}
        </Button>
      )}
    </Form>
  )
}
