import { useQuery } from '@tanstack/react-query'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { payLinks } from '../../shared/copy/pay-links.ts'
import { session } from '../../shared/copy/session.ts'
import { failureText, hasStatus } from '../../ui/api-failure.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { TestNote } from '../payment/test-note.tsx'
import { paths } from '../router/paths.ts'
import { useHydrated } from '../session/use-hydrated.ts'
import { PageHead } from '../site/page-head.tsx'
import { payLinkQuery } from './pay-link-query.ts'
import { PayLinkState } from './pay-link-state.tsx'

const copy = payLinks.page
const crumbs = [{ label: catalogue.home, to: paths.home }, { label: copy.title }]

/** Page that a payment link opens, without signing in: what is to be paid, the payment, and what became of it. */
export default function PayLinkPage() {
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={copy.title} description={copy.description} path={paths.payLink} hidden />
      <Breadcrumb label={catalogue.breadcrumb} crumbs={crumbs} />
      <h1 className="border-b border-ink pb-2 text-2xl md:text-3xl">{copy.title}</h1>
      <div className="mt-6 grid max-w-2xl grid-cols-1 gap-5">
        <Linked />
      </div>
    </div>
  )
}

/** Content of the link: the server knows nothing of what is behind the #, and a link without its key says so. */
function Linked() {
  const { hash } = useLocation()
  if (!useHydrated()) {
    return (
      <noscript>
        <p>{session.needsScripts}</p>
      </noscript>
    )
  }
  const key = /^#([\w.-]{1,100})$/.exec(hash)?.[1]
  return key ? <Opened linkKey={key} /> : <p className="text-steel">{copy.bare}</p>
}

function Opened({ linkKey }: { linkKey: string }) {
  const link = useQuery(payLinkQuery(linkKey))
  if (link.data) {
    return (
      <>
        <TestNote />
        <PayLinkState link={link.data} linkKey={linkKey} />
      </>
    )
  }
  if (link.isPending) return <Spinner size={24} label={copy.loading} />
  if (hasStatus(link.error, 404)) return <p role="alert">{failureText(link.error, copy.failed)}</p>
  return (
    <ErrorFallback
      title={copy.failed}
      message={failureText(link.error, copy.failed)}
      reloadLabel={copy.again}
      onReload={() => void link.refetch()}
    />
  )
}
