import { signInScreens } from '../../shared/copy/office/sign-in-screens.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { callOffice } from '../api/call-office.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'

/** Signing in by passkey, or by password and code together. */
export function FullSignIn({ email, onIn }: { email?: string; onIn: () => void }) {
  const form = useForm({
    send: (body: { email: string; password: string; code: string }) => callOffice('POST /sign-in/password', { body }),
    onSent: onIn,
    failed: signInScreens.failed,
  })
  usePasskeyAutofill(onIn)
  return (
    <div className="grid gap-5">
      <PasskeyButton
        label={signInScreens.passkey}
        ask={() => callOffice('POST /sign-in/passkey-options')}
        send={(body) => callOffice('POST /sign-in/passkey', { body })}
        onDone={onIn}
      />
      <p className="caption flex items-center gap-3 text-steel before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {signInScreens.or}
      </p>
      <Form {...form.form} className="grid grid-cols-1 gap-4">
        <FormAlert text={form.alert} />
        <Field
          {...form.field('email')}
          label={signInScreens.email}
          type="email"
          defaultValue={email}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField {...form.field('password')} label={signInScreens.password} autoComplete="current-password" />
        <CodeField {...form.field('code')} />
        <Button type="submit" kind="ink" wide pending={form.pending}>
          {signInScreens.submit}
        </Button>
      </Form>
    </div>
  )
}

/** A code of the app, or a recovery code. */
export function CodeField({ name, error }: { name: string; error?: string | undefined }) {
  return (
    <Field
      name={name}
      error={error}
      label={signInScreens.code}
      hint={signInScreens.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  )
}
