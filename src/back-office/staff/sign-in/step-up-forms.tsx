import { signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { callOffice } from '../../api/call-office.ts'
import { CodeField } from '../../factors/full-sign-in.tsx'
import { PasskeyButton } from '../../factors/passkey-button.tsx'

const copy = signInScreens.stepUp

interface StepUpFormsProps {
  ways: { passkey: boolean; totp: boolean; password: boolean }
  onDone: () => void
}

/** By what somebody can show anew who they are. */
export function StepUpForms({ ways, onDone }: StepUpFormsProps) {
  return (
    <div className="grid gap-5">
      {ways.passkey && (
        <PasskeyButton
          label={copy.passkey}
          ask={() => callOffice('POST /step-up/passkey-options')}
          send={(body) => callOffice('POST /step-up', { body })}
          onDone={onDone}
        />
      )}
      {(ways.totp || ways.password) && <TypedFactor name={ways.totp ? 'code' : 'password'} onDone={onDone} />}
    </div>
  )
}

function TypedFactor({ name, onDone }: { name: 'code' | 'password'; onDone: () => void }) {
  const form = useForm({
    send: (body: { code?: string; password?: string }) => callOffice('POST /step-up', { body }),
    onSent: onDone,
    failed: copy.failed,
  })
  return (
    <Form {...form.form} className="grid grid-cols-1 gap-4">
      <FormAlert text={form.alert} />
      {name === 'code' ? (
        <CodeField {...form.field('code')} />
      ) : (
        <PasswordField {...form.field('password')} label={signInScreens.password} autoComplete="current-password" />
      )}
      <Button type="submit" kind="ink" wide pending={form.pending}>
        {copy.confirm}
      </Button>
    </Form>
  )
}
