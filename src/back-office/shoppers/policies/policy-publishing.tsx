import type { Policy } from '../../../shared/contract/office/policies.ts'
import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import type { PolicyName } from '../../../shared/policies/policies.ts'
import { Button } from '../../../ui/button.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { useShop } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { ShopPageButton } from '../../parts/shop-page-button.tsx'
import { keepPolicy } from './use-policy-draft.ts'

interface PublishingProps {
  name: PolicyName
  policy: Policy
  isUnsaved: boolean
}

/** State of the page in the store, the preview of the draft, and its publishing. */
export function PolicyPublishing({ name, policy, isUnsaved }: PublishingProps) {
  const { address } = useShop()
  const { state, published, version } = policy
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /policies/{name}/publish', { params: { name }, body: { version }, command }),
    stale: ['policies'],
    failed: copy.failed,
    onDone: ({ data }) => keepPolicy(name, data),
  })
  return (
    <Card title={copy.publishing}>
      <p className="text-sm">
        {published ? copy.publishedBy(published.by, formatMoment(published.at)) : copy.asTemplate}
      </p>
      <p className="text-sm text-steel">{noteOf(state === 'draft', isUnsaved)}</p>
      <div className="flex flex-wrap gap-2">
        <Button pending={pending} disabled={isUnsaved || state !== 'draft'} onClick={() => act()}>
          {copy.publish}
        </Button>
        <ShopPageButton src={`/policies/${name}/page?saved=${version}`} note={copy.previewNote} />
        <a
          href={`${address}/${name}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-teal underline-offset-4 hover:underline"
        >
          {copy.view}
        </a>
      </div>
    </Card>
  )
}

function noteOf(isDraft: boolean, isUnsaved: boolean): string {
  if (isUnsaved) return copy.saveFirst
  return isDraft ? copy.draftWaits : copy.nothingNew
}
