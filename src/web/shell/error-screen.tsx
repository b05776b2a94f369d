import { TriangleAlert } from 'lucide-react'
import { shell } from '../../shared/copy/shell.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

interface ErrorScreenProps {
  error: unknown
  onTryAgain: () => void
  /** The link to the home page can be switched off. */
  homeLink?: boolean
}

/** The generic error screen (SPEC §2). */
export function ErrorScreen({ error, onTryAgain, homeLink = true }: ErrorScreenProps) {
  const message = error instanceof Error && error.message ? error.message : shell.unexpected
  return (
    <div
      role="alert"
      className="page grid min-h-[60vh] place-content-center justify-items-center gap-4 py-16 text-center"
    >
      <Icon of={TriangleAlert} size={48} className="text-signal-deep" />
      <h1 className="text-2xl">{shell.oops}</h1>
      <p className="max-w-prose text-steel">{message}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button onClick={onTryAgain}>{shell.tryAgain}</Button>
        {homeLink && (
          // A plain link: what broke may be the router itself.
          <a href={paths.home} className="inline-flex min-h-11 items-center px-4 text-sm font-semibold underline">
            {shell.backHome}
          </a>
        )}
      </div>
    </div>
  )
}
