import { useQuery } from '@tanstack/react-query'
import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { Link } from '../../../ui/router/link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { policiesQuery } from './policies-data.ts'
import { PolicyBadge } from './policy-badge.tsx'

/** The pages about the shop, and how each stands. */
export default function PoliciesScreen() {
  return (
    <>
      <ScreenHead title={copy.title} />
      <LoadedPart query={useQuery(policiesQuery)}>
        {({ data }) => (
          <ul aria-label={copy.list} className="grid grid-cols-1 divide-y divide-line border border-line bg-card">
            {data.map(({ name, title, state, published }) => (
              <li key={name} className="flex flex-wrap items-center gap-x-4 px-4 py-1 text-sm">
                <Link
                  to={`/policies/${name}`}
                  className="inline-flex min-h-11 min-w-0 flex-1 basis-48 items-center font-semibold underline-offset-4 hover:underline lg:min-h-9"
                >
                  {title}
                </Link>
                <PolicyBadge state={state} />
                <span className="figures text-steel md:w-72">
                  {published && copy.publishedBy(published.by, formatMoment(published.at))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
    </>
  )
}
