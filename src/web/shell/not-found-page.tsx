import { SearchX } from 'lucide-react'
import { use } from 'react'
import { shell } from '../../shared/copy/shell.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageStatus } from '../router/page-status.ts'
import { paths } from '../router/paths.ts'
import { PageHead } from '../site/page-head.tsx'

/** There is nothing at this address. It looks the same at each, as the server draws it once for all. */
export function NotFoundPage() {
  use(PageStatus)(404)
  return (
    <div className="page grid min-h-[60vh] place-content-center justify-items-center gap-4 py-16 text-center">
      <PageHead title={shell.notFound} description={shell.notFoundText} hidden />
      <p className="wide figures flex items-center gap-3 text-4xl font-extrabold text-signal-deep">
        <Icon of={SearchX} size={44} />
        {shell.notFoundCause}
      </p>
      <h1 className="text-2xl">{shell.notFound}</h1>
      <p className="text-balance text-steel">{shell.notFoundText}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.products}>{shell.browse}</ButtonLink>
        <ButtonLink to={paths.home} kind="outline">
          {shell.backHome}
        </ButtonLink>
      </div>
    </div>
  )
}
