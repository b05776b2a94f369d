import { SignupInput } from '../../shared/contract/accounts.ts'
import { typedTwice } from '../../shared/contract/typed-twice.ts'
import { accountToasts } from '../../shared/copy/account-toasts.ts'
import { signIn } from '../../shared/copy/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { useSignIn } from '../session/use-sign-in.ts'
import { AgreeNote } from '../site/agree-note.tsx'
import { NewPasswordField } from '../site/new-password-field.tsx'

const copy = signIn.signup
const rule = typedTwice(SignupInput, 'password')

/** Checked on each change and again on submit; nothing is sent while anything is wrong (SPEC §5). */
export function SignupForm() {
  const signedIn = useSignIn()
  const signup = useForm({
    rule,
    eachChange: true,
    send: ({ confirmPassword: _, ...body }) => call('POST /user/register', { body }),
    onSent: (answer) => {
      signedIn(answer)
      toast.success(answer.message || accountToasts.signedUp)
      toast.notice(answer.warning)
    },
    failed: copy.failed,
  })
  return (
    <Form {...signup.form} className="grid gap-4">
      <FormAlert text={signup.refusal} />
      <Field {...signup.field('username')} label={copy.name} autoComplete="name" required />
      <PhoneField {...signup.field('phonenumber')} label={copy.phone} hint={copy.phoneHint} required />
      <Field {...signup.field('email')} label={copy.email} hint={copy.emailHint} type="email" autoComplete="email" />
      <NewPasswordField {...signup.field('password')} label={signIn.password} />
      <PasswordField {...signup.field('confirmPassword')} label={copy.confirm} autoComplete="new-password" />
      <Button type="submit" wide pending={signup.pending}>
        {signIn.continue}
      </Button>
      <AgreeNote />
    </Form>
  )
}
