import { TriangleAlert } from 'lucide-react'
import { shell } from '../../shared/copy/shell.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { paths } from '../router/paths.ts'
import { useShop } from '../site/use-shop.ts'

interface ErrorScreenProps {
  error: unknown
  onTryAgain: () => void
  /** The link to the home page can be switched off. */
  homeLink?: boolean
}

/** The generic error screen (SPEC §2). */
export function ErrorScreen({ error, onTryAgain, homeLink = true }: ErrorScreenProps) {
  const message = messageOf(error)
  const shop = useShop()
  return (
    <div
      role="alert"
      className="page grid min-h-[60vh] place-content-center justify-items-center gap-4 py-16 text-center"
    >
      <title>{`${shell.oops} · ${shop.name}`}</title>
      <Icon of={TriangleAlert} size={48} className="text-signal-deep" />
      <h1 className="text-2xl">{shell.oops}</h1>
      <p className="max-w-prose text-balance text-steel">{message}</p>
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

function messageOf(error: unknown): string {
  if (!(error instanceof Error) || !error.message) return shell.unexpected
  // What browsers say when a file of the shop could not be loaded names addresses, not what to do.
  return /dynamically imported|importing a module|module script/i.test(error.message)
    ? toasts.noConnection
    : error.message
}
