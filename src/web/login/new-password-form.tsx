import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ResetPasswordInput } from '../../shared/contract/accounts.ts'
import { fieldProblems } from '../../shared/contract/field-problems.ts'
import { forms } from '../../shared/copy/forms.ts'
import { signIn } from '../../shared/copy/sign-in.ts'
import { failureText } from '../api/api-failure.ts'
import { call } from '../api/call.ts'
import { paths } from '../router/paths.ts'
import { useNavigate } from '../router/use-location.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { focusFirstBad } from '../ui/focus-first-bad.ts'
import { Form } from '../ui/form.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/show-toast.ts'

const copy = signIn.forgotten
const toggle = {
  show: signIn.show,
  hide: signIn.hide,
  showTitle: signIn.showPassword,
  hideTitle: signIn.hidePassword,
}

/** Sets the new password with the code; then one logs in with it. */
export function NewPasswordForm(props: {
  email: string
  resetId: string
  onEmail: (email: string) => void
  onAgain: () => void
}) {
  const [typed, setTyped] = useState({ code: '', password: '', confirm: '' })
  const [problems, setProblems] = useState<Partial<Record<'email' | keyof typeof typed, string | undefined>>>({})
  const navigate = useNavigate()
  const reset = useMutation({
    mutationFn: () =>
      call('POST /user/reset-password', {
        body: { resetId: props.resetId, email: props.email, code: typed.code, password: typed.password },
      }),
    onSuccess: ({ message }) => {
      toast.success(message)
      navigate(paths.login)
    },
    onError: (error) => toast.error(failureText(error, copy.resetFailed)),
  })
  const change = (field: keyof typeof typed, value: string) => {
    setTyped({ ...typed, [field]: value })
    setProblems({ ...problems, [field]: undefined })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found: typeof problems = fieldProblems(ResetPasswordInput, {
      ...typed,
      email: props.email,
      resetId: props.resetId,
    })
    if (typed.confirm !== typed.password) found.confirm = forms.passwordsDiffer
    focusFirstBad(event.currentTarget, () => setProblems(found))
    if (Object.keys(found).length === 0 && !reset.isPending) reset.mutate()
  }
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <FormAlert text={reset.error && failureText(reset.error, copy.resetFailed)} />
      <Field
        label={copy.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={props.email}
        error={problems.email}
        onChange={(event) => {
          props.onEmail(event.target.value)
          setProblems({ ...problems, email: undefined })
        }}
      />
      <Field
        label={copy.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={typed.code}
        error={problems.code}
        onChange={(event) => change('code', event.target.value)}
      />
      <PasswordField
        label={copy.newPassword}
        autoComplete="new-password"
        required
        hint={signIn.signup.passwordHint}
        labels={toggle}
        value={typed.password}
        error={problems.password}
        onChange={(event) => change('password', event.target.value)}
      />
      <PasswordField
        label={copy.confirm}
        autoComplete="new-password"
        required
        labels={toggle}
        value={typed.confirm}
        error={problems.confirm}
        onChange={(event) => change('confirm', event.target.value)}
      />
      <Button type="submit" wide pending={reset.isPending}>
        {copy.save}
      </Button>
      <Button kind="quiet" onClick={props.onAgain}>
        {copy.again}
      </Button>
    </Form>
  )
}
