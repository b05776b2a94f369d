import { useQuery } from '@tanstack/react-query'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { session } from '../../shared/copy/session.ts'
import { stockRequests } from '../../shared/copy/stock-requests.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { PageSpinner } from '../../ui/spinner.tsx'
import { call } from '../api/call.ts'
import { paths } from '../router/paths.ts'
import { useHydrated } from '../session/use-hydrated.ts'
import { PageHead } from '../site/page-head.tsx'

const copy = stockRequests.page
const crumbs = [{ label: catalogue.home, to: paths.home }, { label: copy.title }]

/** Page that a mail's link opens: it confirms an address, or ends the mails to it, as soon as it is opened. */
export default function StockRequestPage() {
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={copy.title} description={stockRequests.text} path={paths.stockRequest} hidden />
      <Breadcrumb label={catalogue.breadcrumb} crumbs={crumbs} />
      <h1 className="border-b border-ink pb-2 text-2xl md:text-3xl">{copy.title}</h1>
      <div className="mt-6 grid max-w-2xl justify-items-start gap-4">
        <Linked />
      </div>
    </div>
  )
}

/** Content of the link: the server knows nothing of what is behind the #, and a link without its key says so. */
function Linked() {
  const { hash } = useLocation()
  if (!useHydrated()) return <Unread />
  const link = readLink(hash)
  return link ? <Opened key={hash} {...link} /> : <p className="text-steel">{copy.bare}</p>
}

/** The page before its scripts run, and where they never do. */
function Unread() {
  return (
    <>
      <noscript>
        <p>{session.needsScripts}</p>
      </noscript>
      <div className="noscript:hidden">
        <PageSpinner label={copy.opening} />
      </div>
    </>
  )
}

interface MailLink {
  does: 'confirm' | 'end'
  secret: string
}

function readLink(hash: string): MailLink | null {
  const [, does, secret] = /^#(confirm|end)\.([\w.-]{1,100})$/.exec(hash) ?? []
  return secret && (does === 'confirm' || does === 'end') ? { does, secret } : null
}

function Opened({ does, secret }: MailLink) {
  const done = useQuery({
    queryKey: ['stock-request', does, secret],
    // doing it again is the same
    queryFn: () => follow({ does, secret }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (done.isPending) return <PageSpinner label={copy.opening} />
  if (done.isError) {
    return (
      <>
        <FormAlert text={failureText(done.error, copy.failed)} />
        <Button kind="outline" pending={done.isFetching} onClick={() => done.refetch()}>
          {copy.again}
        </Button>
      </>
    )
  }
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <h2 className="text-xl">{does === 'confirm' ? copy.confirmed : copy.ended}</h2>
      <p className="text-steel">{done.data ? copy.confirmedText(done.data.name) : copy.endedText}</p>
      <ButtonLink kind="ink" to={done.data ? paths.product(done.data.productId) : paths.products}>
        {done.data ? copy.product : copy.browse}
      </ButtonLink>
    </div>
  )
}

async function follow({ does, secret: key }: MailLink): Promise<{ productId: string; name: string } | null> {
  if (does === 'confirm') return (await call('POST /stock-request/confirm', { body: { key } })).data
  await call('POST /stock-request/end', { body: { key } })
  return null
}
