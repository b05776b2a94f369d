import { useQuery } from '@tanstack/react-query'
import { shopPageCopy } from '../../../shared/copy/office/shop-page.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { isListed, type WindowKind, windowEntities } from '../../../shared/office/window-kinds.ts'
import { LazyPart } from '../../../ui/lazy-part.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { ShopPageButton } from '../../parts/shop-page-button.tsx'
import { NewInWindow } from './new-in-window.tsx'
import { WindowForm } from './window-form.tsx'
import { isWindowKind } from './window-forms.ts'
import { WindowStateBadge } from './window-line.tsx'
import { labelGoods, partFailed } from './window-parts.ts'
import { windowRecordQuery } from './window-queries.ts'
import { WindowRemoval } from './window-removal.tsx'

/** One thing of the shop window: change it, see it as shoppers will, take it out; or a new one. */
export default function WindowRecordScreen({ params }: { params: Params }) {
  const kind: WindowKind = isWindowKind(params.kind) ? params.kind : 'banners'
  const id = params.id ?? ''
  return (
    <div className="mx-auto max-w-5xl">
      <BackLink to={`/window/${kind}`}>{copy.titles[kind]}</BackLink>
      {id === 'new' ? <NewInWindow kind={kind} /> : <OneOfWindow key={id} kind={kind} id={id} />}
    </div>
  )
}

function OneOfWindow({ kind, id }: { kind: WindowKind; id: string }) {
  return (
    <LoadedPart query={useQuery(windowRecordQuery(kind, id))}>
      {({ data }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ScreenHead title={data.name} text={<WindowStateBadge state={data.state} />}>
            {isListed(kind) && data.state !== 'archived' && (
              <ShopPageButton
                src={`/window/${kind}/${encodeURIComponent(id)}/page?saved=${data.version}`}
                note={data.state === 'shown' ? shopPageCopy.list : shopPageCopy.listNotNow}
              />
            )}
            <WindowRemoval kind={kind} record={data} />
          </ScreenHead>
          <WindowForm kind={kind} record={data} />
          {kind === 'labels' && data.state !== 'archived' && (
            <LazyPart part={labelGoods} props={{ label: id }} onFailure={partFailed} />
          )}
          <RecordHistory kind={windowEntities[kind]} id={id} />
        </div>
      )}
    </LoadedPart>
  )
}
