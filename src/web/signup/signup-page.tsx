import { pastedPhone } from '../../shared/contract/pasted-phone.ts'
import { signIn } from '../../shared/copy/sign-in.ts'
import { Link } from '../router/link.tsx'
import { paths } from '../router/paths.ts'
import { AgreeNote } from '../site/agree-note.tsx'
import { PageHead } from '../site/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { FormPage } from '../ui/form-page.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useSignupForm } from './use-signup-form.ts'

const copy = signIn.signup
const aside = { title: signIn.asideTitle, points: signIn.asidePoints }
const toggle = {
  show: signIn.show,
  hide: signIn.hide,
  showTitle: signIn.showPassword,
  hideTitle: signIn.hidePassword,
}

/** Signup (SPEC §2). */
export default function SignupPage() {
  const { draft, problems, pending, serverError, change, submit } = useSignupForm()
  return (
    <FormPage heading={copy.heading} intro={copy.intro} aside={aside}>
      <PageHead title={copy.title} description={copy.intro} path={paths.signup} />
      <Form onSubmit={submit} className="grid gap-4">
        <FormAlert text={serverError} />
        <Field
          label={copy.name}
          name="username"
          autoComplete="name"
          required
          value={draft.username}
          error={problems.username}
          onChange={(event) => change('username', event.target.value)}
        />
        <Field
          label={copy.phone}
          name="phonenumber"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          hint={copy.phoneHint}
          before={<span className="figures border-r border-line px-3 font-medium text-steel">{copy.countryCode}</span>}
          value={draft.phonenumber}
          error={problems.phonenumber}
          onChange={(event) => change('phonenumber', event.target.value)}
          onPaste={(event) => {
            const phone = pastedPhone(event.clipboardData.getData('text'))
            if (!phone) return
            event.preventDefault()
            change('phonenumber', phone)
          }}
        />
        <Field
          label={copy.email}
          name="email"
          type="email"
          autoComplete="email"
          hint={copy.emailHint}
          value={draft.email}
          error={problems.email}
          onChange={(event) => change('email', event.target.value)}
        />
        <PasswordField
          label={signIn.password}
          name="password"
          autoComplete="new-password"
          required
          hint={copy.passwordHint}
          labels={toggle}
          value={draft.password}
          error={problems.password}
          onChange={(event) => change('password', event.target.value)}
        />
        <PasswordField
          label={copy.confirm}
          name="confirmPassword"
          autoComplete="new-password"
          required
          labels={toggle}
          value={draft.confirmPassword}
          error={problems.confirmPassword}
          onChange={(event) => change('confirmPassword', event.target.value)}
        />
        <Button type="submit" wide pending={pending}>
          {pending ? copy.pending : signIn.continue}
        </Button>
        <AgreeNote />
      </Form>
      <p className="mt-6 border-t border-line pt-4 text-sm">
        {copy.haveAccount}{' '}
        <Link to={paths.login} className="inline-block py-2 font-semibold text-teal underline">
          {copy.login}
        </Link>
      </p>
    </FormPage>
  )
}
