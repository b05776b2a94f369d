import { LoginInput } from '../../shared/contract/accounts.ts'
import { signIn } from '../../shared/copy/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { paths } from '../router/paths.ts'
import { knownDevice } from '../session/known-device.ts'
import { useSignIn } from '../session/use-sign-in.ts'
import { AgreeNote } from '../site/agree-note.tsx'
import { PageHead } from '../site/page-head.tsx'
import { useShop } from '../site/use-shop.ts'

const copy = signIn.login
const aside = { title: signIn.asideTitle, points: signIn.asidePoints }

/** Login with email or phone number (SPEC §2). */
export default function LoginPage() {
  const { name } = useShop()
  const login = useForm({
    rule: LoginInput,
    send: (typed) => call('POST /user/login', { body: { ...typed, deviceToken: knownDevice.read() ?? undefined } }),
    onSent: useSignIn(),
    failed: copy.failed,
  })
  return (
    <FormPage heading={copy.heading} intro={copy.intro} aside={aside}>
      <PageHead title={copy.title} description={copy.intro} path={paths.login} hidden />
      <Form {...login.form} className="grid gap-4">
        <FormAlert text={login.alert} />
        <Field
          {...login.field('email')}
          label={copy.identifier}
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField {...login.field('password')} label={signIn.password} autoComplete="current-password" />
        <Link to={paths.forgotPassword} className="-mt-2 justify-self-end py-2 text-sm font-medium text-teal underline">
          {copy.forgotten}
        </Link>
        <Button type="submit" wide pending={login.pending}>
          {login.pending ? copy.pending : signIn.continue}
        </Button>
        <AgreeNote />
      </Form>
      <p className="mt-6 border-t border-line pt-4 text-sm">
        {copy.noAccount(name)}{' '}
        <Link to={paths.signup} className="inline-block py-2 font-semibold text-teal underline max-sm:block">
          {copy.signup}
        </Link>
      </p>
    </FormPage>
  )
}
