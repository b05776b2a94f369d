import { signIn } from '../../shared/copy/sign-in.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import { PageHead } from '../site/page-head.tsx'
import { SignupForm } from './signup-form.tsx'

const copy = signIn.signup
const aside = { title: signIn.asideTitle, points: signIn.asidePoints }

/** Signup (SPEC §2). */
export default function SignupPage() {
  return (
    <FormPage heading={copy.heading} intro={copy.intro} aside={aside}>
      <PageHead title={copy.title} description={copy.intro} path={paths.signup} />
      <SignupForm />
      <p className="mt-6 border-t border-line pt-4 text-sm">
        {copy.haveAccount}{' '}
        <Link to={paths.login} className="inline-block py-2 font-semibold text-teal underline">
          {copy.login}
        </Link>
      </p>
    </FormPage>
  )
}
