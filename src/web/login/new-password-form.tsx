import { ResetPasswordInput } from '../../shared/contract/accounts.ts'
import { typedTwice } from '../../shared/contract/typed-twice.ts'
import { signIn } from '../../shared/copy/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { paths } from '../router/paths.ts'
import { NewPasswordField } from '../site/new-password-field.tsx'
import type { ResetRequest } from './reset-request.ts'

const copy = signIn.forgotten
const rule = typedTwice(ResetPasswordInput, 'password')

/** Sets the new password with the code; then one logs in with it. */
export function NewPasswordForm({ request, onAgain }: { request: ResetRequest; onAgain: () => void }) {
  const navigate = useNavigate()
  const reset = useForm({
    rule,
    send: ({ confirmPassword: _, ...body }) => call('POST /user/reset-password', { body }),
    onSent: ({ message, warning }) => {
      toast.success(message)
      toast.notice(warning)
      navigate(paths.login)
    },
    failed: copy.resetFailed,
  })
  return (
    <Form {...reset.form} className="grid gap-4">
      <FormAlert text={reset.alert} />
      <input type="hidden" name="resetId" value={request.resetId} />
      <Field
        {...reset.field('email')}
        label={copy.email}
        type="email"
        autoComplete="username"
        required
        defaultValue={request.email}
      />
      <Field {...reset.field('code')} label={copy.code} inputMode="numeric" autoComplete="one-time-code" required />
      <NewPasswordField {...reset.field('password')} label={copy.newPassword} />
      <PasswordField {...reset.field('confirmPassword')} label={copy.confirm} autoComplete="new-password" />
      <Button type="submit" wide pending={reset.pending}>
        {copy.save}
      </Button>
      <Button kind="quiet" onClick={onAgain}>
        {copy.again}
      </Button>
    </Form>
  )
}
