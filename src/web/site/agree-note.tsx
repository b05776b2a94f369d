import { signIn } from '../../shared/copy/sign-in.ts'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'

const link = 'inline-block py-1 font-medium text-ink underline'

/** Note on what one agrees to by signing in or up, with the way to read it. */
export function AgreeNote() {
  return (
    <p className="text-xs text-steel">
      {signIn.agreeBefore}{' '}
      <Link to={paths.terms} className={link}>
        {signIn.agreeTerms}
      </Link>{' '}
      {signIn.agreeAnd}{' '}
      <Link to={paths.privacy} className={link}>
        {signIn.agreePrivacy}
      </Link>
      .
    </p>
  )
}
