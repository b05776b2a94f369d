import { useQuery } from '@tanstack/react-query'
import { MessageSquareWarning, Star } from 'lucide-react'
import { reviewsOfficeCopy as copy } from '../../../shared/copy/office/reviews.ts'
import { type ReviewList, reviewLists } from '../../../shared/office/review-lists.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { CursorPages } from '../../parts/cursor-pages.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { ReviewCard } from './review-card.tsx'
import { reviewsQuery } from './reviews-query.ts'

const isList = (text: string | null): text is ReviewList => (reviewLists as readonly (string | null)[]).includes(text)

/** Shoppers' reviews of the products: the newest, the worst, those with pictures, those without an answer, the hidden. */
export default function ReviewsScreen() {
  const search = useSearchParams()
  const asked = search.get('list')
  const list: ReviewList = isList(asked) ? asked : 'newest'
  const after = search.get('after') ?? undefined
  const query = useQuery(reviewsQuery(list, after))
  const counts = query.data?.counts
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHead title={copy.title} text={copy.text} />
      {counts !== undefined && counts.low > 0 && (
        <p className="mb-4">
          <Link
            to="/reviews?list=lowest"
            className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-signal-deep hover:underline"
          >
            <Icon of={MessageSquareWarning} size={18} />
            {copy.lowWaiting(counts.low)}
          </Link>
        </p>
      )}
      <Tabs
        label={copy.title}
        tabs={reviewLists.map((each) => ({
          to: each === 'newest' ? '/reviews' : `/reviews?list=${each}`,
          label: copy.lists[each],
          here: each === list,
          ...(each === 'unanswered' && counts !== undefined && { count: counts.unanswered }),
        }))}
      />
      <LoadedPart query={query}>
        {({ data, next }) => (
          <>
            {data.length === 0 && (
              <EmptyState icon={Star} title={copy.none[list]} {...(list === 'newest' && { text: copy.noneText })} />
            )}
            <ul className="grid grid-cols-1 gap-3">
              {data.map((review) => (
                <li key={review._id} className="min-w-0">
                  <ReviewCard review={review} />
                </li>
              ))}
            </ul>
            <CursorPages copy={copy} path="/reviews" params={search} next={next} />
          </>
        )}
      </LoadedPart>
    </div>
  )
}
