import { queryOptions, useQuery } from '@tanstack/react-query'
import type { WindowRecord } from '../../../shared/contract/office/window.ts'
import { homePageCopy as copy } from '../../../shared/copy/office/home-page.ts'
import { windowCopy } from '../../../shared/copy/office/window.ts'
import { isHighlight } from '../../../shared/highlights.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { callOffice } from '../../api/call-office.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { homePageKinds, homePageParts } from './home-page-parts.ts'

/** Everything that the home page is made of, by its kind. */
const homePageQuery = queryOptions({
  queryKey: ['window', 'home-page'],
  queryFn: async ({ signal }) => {
    const lists = homePageKinds.map((kind) =>
      callOffice('GET /window/{kind}', { params: { kind }, query: { which: 'present' }, signal }),
    )
    return new Map((await Promise.all(lists)).map(({ data }, at) => [homePageKinds[at], data]))
  },
  meta: { live: ['window'] },
})

/** The parts of the home page in its order: what each has, and the way to where it is edited. */
export default function HomePageScreen() {
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHead title={copy.title} text={copy.text} />
      <LoadedPart query={useQuery(homePageQuery)}>
        {(records) => (
          <ol aria-label={copy.list} className="grid grid-cols-1 divide-y divide-line border border-line bg-card">
            {homePageParts.map(({ title, to, kind, shows = () => true }) => (
              <li key={title} className="flex flex-wrap items-center gap-x-4 px-4 py-1 text-sm">
                <Link
                  to={to}
                  className="inline-flex min-h-11 min-w-0 flex-1 basis-48 items-center font-semibold underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
                <WhatItHas records={(records.get(kind) ?? []).filter(shows)} />
              </li>
            ))}
          </ol>
        )}
      </LoadedPart>
    </div>
  )
}

/** Number of records of a part that are live and that are scheduled; of a highlight, of its products. */
function WhatItHas({ records }: { records: readonly WindowRecord[] }) {
  const live = records.filter(({ state }) => state === 'shown')
  const scheduled = records.filter(({ state }) => state === 'waiting').length
  const [highlight] = live.filter(isHighlightRecord)
  const words = [
    highlight ? windowCopy.goods(highlight.goods ?? 0) : live.length > 0 && copy.live(live.length),
    scheduled > 0 && copy.scheduled(scheduled),
  ].filter(Boolean)
  if (words.length === 0) return <Badge tone="signal">{copy.nothingLive}</Badge>
  return <span className="figures text-steel">{words.join(' · ')}</span>
}

const isHighlightRecord = ({ _id }: WindowRecord) => isHighlight(_id)
