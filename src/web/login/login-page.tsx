import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LoginInput } from '../../shared/contract/accounts.ts'
import { fieldProblems } from '../../shared/contract/field-problems.ts'
import { signIn } from '../../shared/copy/sign-in.ts'
import { fallbacks } from '../../shared/copy/toasts.ts'
import { failureText } from '../api/api-failure.ts'
import { call } from '../api/call.ts'
import { Link } from '../router/link.tsx'
import { paths } from '../router/paths.ts'
import { useSignIn } from '../session/use-sign-in.ts'
import { AgreeNote } from '../site/agree-note.tsx'
import { PageHead } from '../site/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { focusFirstBad } from '../ui/focus-first-bad.ts'
import { Form } from '../ui/form.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { FormPage } from '../ui/form-page.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/show-toast.ts'

const copy = signIn.login
const aside = { title: signIn.asideTitle, points: signIn.asidePoints }
const toggle = {
  show: signIn.show,
  hide: signIn.hide,
  showTitle: signIn.showPassword,
  hideTitle: signIn.hidePassword,
}

/** Login with email or phone number (SPEC §2). */
export default function LoginPage() {
  const [values, setValues] = useState({ email: '', password: '' })
  const [problems, setProblems] = useState<Partial<typeof values>>({})
  const signedIn = useSignIn()
  const login = useMutation({
    mutationFn: () => call('POST /user/login', { body: values }),
    onSuccess: signedIn,
    onError: (error) => toast.error(failureText(error, fallbacks.login)),
  })
  const change = (field: keyof typeof values, value: string) => {
    setValues({ ...values, [field]: value })
    setProblems({ ...problems, [field]: undefined })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (login.isPending) return
    const found = fieldProblems(LoginInput, values)
    focusFirstBad(event.currentTarget, () => setProblems(found))
    if (Object.keys(found).length === 0) login.mutate()
  }
  return (
    <FormPage heading={copy.heading} intro={copy.intro} aside={aside}>
      <PageHead title={copy.title} description={copy.intro} path={paths.login} hidden />
      <Form onSubmit={submit} className="grid gap-4">
        <FormAlert text={login.error && failureText(login.error, fallbacks.login)} />
        <Field
          label={copy.identifier}
          name="email"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={values.email}
          error={problems.email}
          onChange={(event) => change('email', event.target.value)}
        />
        <PasswordField
          label={signIn.password}
          name="password"
          autoComplete="current-password"
          required
          labels={toggle}
          value={values.password}
          error={problems.password}
          onChange={(event) => change('password', event.target.value)}
        />
        <Link to={paths.forgotPassword} className="-mt-2 justify-self-end py-2 text-sm font-medium text-teal underline">
          {copy.forgotten}
        </Link>
        <Button type="submit" wide pending={login.isPending}>
          {login.isPending ? copy.pending : signIn.continue}
        </Button>
        <AgreeNote />
      </Form>
      <p className="mt-6 border-t border-line pt-4 text-sm">
        {copy.noAccount}{' '}
        <Link to={paths.signup} className="inline-block py-2 font-semibold text-teal underline max-sm:block">
          {copy.signup}
        </Link>
      </p>
    </FormPage>
  )
}
