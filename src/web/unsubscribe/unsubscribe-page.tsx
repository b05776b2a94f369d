import { useMutation } from '@tanstack/react-query'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { newsletterEnd } from '../../shared/copy/newsletter-end.ts'
import { session } from '../../shared/copy/session.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { call } from '../api/call.ts'
import { paths } from '../router/paths.ts'
import { useHydrated } from '../session/use-hydrated.ts'
import { PageHead } from '../site/page-head.tsx'

const copy = newsletterEnd.page
const crumbs = [{ label: catalogue.home, to: paths.home }, { label: copy.title }]

/** Page that the link of a mail opens. It asks once more: what opens links to look for viruses ends nobody's newsletter. */
export default function UnsubscribePage() {
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={copy.title} description={copy.description} path={paths.unsubscribe} hidden />
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
  const key = /^#([\w.-]{1,100})$/.exec(hash)?.[1]
  return key ? <Ending key={key} subscription={key} /> : <p className="text-steel">{copy.bare}</p>
}

/** The page before its scripts run, and where they never do. */
function Unread() {
  return (
    <>
      <p>{copy.question}</p>
      <noscript>
        <p>{session.needsScripts}</p>
      </noscript>
    </>
  )
}

/** The button, and what has become of the subscription; its title takes the focus that the button had. */
function Ending({ subscription }: { subscription: string }) {
  const end = useMutation({ mutationFn: () => call('POST /newsletter/end', { body: { key: subscription } }) })
  if (end.isSuccess) {
    return (
      <div role="status" className="grid gap-3">
        <h2 ref={takeFocus} tabIndex={-1} className="text-xl outline-none">
          {copy.ended}
        </h2>
        <p className="text-steel">{copy.endedText}</p>
      </div>
    )
  }
  return (
    <>
      <p>{copy.question}</p>
      <FormAlert text={end.error && failureText(end.error, copy.failed)} />
      <Button pending={end.isPending} onClick={() => end.mutate()}>
        {copy.end}
      </Button>
    </>
  )
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus()
}
