import { useState } from 'react'
import { signIn } from '../../shared/copy/sign-in.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import { PageHead } from '../site/page-head.tsx'
import { useShop } from '../site/use-shop.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { RequestCodeForm } from './request-code-form.tsx'
import { keepResetRequest, type ResetRequest, useResetRequest } from './reset-request.ts'

const copy = signIn.forgotten
const aside = { title: signIn.asideTitle, points: signIn.asidePoints }

/** A forgotten password: a one-time code by mail, and with it a new password (CONTRACT §5). */
export default function ForgotPasswordPage() {
  const earlier = useResetRequest()
  const shop = useShop()
  const [asked, setAsked] = useState<ResetRequest>()
  const sent = (request: ResetRequest) => {
    keepResetRequest(request)
    setAsked(request)
  }
  return (
    <FormPage heading={copy.heading} intro={copy.intro} aside={aside}>
      <PageHead title={copy.title} description={copy.intro} path={paths.forgotPassword} hidden />
      {asked ? (
        <NewPasswordForm request={asked} onAgain={() => setAsked(undefined)} />
      ) : (
        <RequestCodeForm
          email={earlier?.email ?? ''}
          onSent={sent}
          onHaveCode={earlier ? () => setAsked(earlier) : undefined}
        />
      )}
      <div className="mt-6 grid gap-2 border-t border-line pt-4 text-sm">
        <p className="text-steel">
          {copy.noEmail}{' '}
          <a
            href={shop.phoneLink}
            className="figures inline-block py-1 font-medium whitespace-nowrap text-ink underline"
          >
            {shop.phone}
          </a>
        </p>
        <Link to={paths.login} className="justify-self-start py-2 font-semibold text-teal underline">
          {copy.back}
        </Link>
      </div>
    </FormPage>
  )
}
