import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { account } from '../../shared/copy/account.ts'
import { wishes as copy } from '../../shared/copy/wishes.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { wishListQuery } from '../product-actions/wishes-query.ts'
import { paths } from '../router/paths.ts'
import { PageHead } from '../site/page-head.tsx'
import { OwnWish } from './own-wish.tsx'
import { ShareList } from './share-list.tsx'
import { toWishRow } from './wish-rows.ts'

const crumbs = [
  { label: account.home, to: paths.home },
  { label: account.title, to: paths.profile },
  { label: copy.title },
]

/** Page of the shopper's wish list: to buy from it, to remove from it, to share it by a link. */
export default function WishListPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={copy.title} description={copy.intro} path={paths.wishList} hidden />
      <Breadcrumb label={account.breadcrumb} crumbs={crumbs} />
      <h1 ref={heading} tabIndex={-1} className="border-b border-ink pb-2 text-2xl outline-none">
        {copy.title}
      </h1>
      <p className="mt-3 text-steel">{copy.intro}</p>
      <Wishes heading={heading} />
    </div>
  )
}

function Wishes({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const list = useQuery(wishListQuery())
  const { rows, leave } = useFocusInPlace(list.data?.items.length, heading)
  if (list.data?.items.length === 0) {
    return (
      <EmptyState icon={Heart} title={copy.empty} text={copy.emptyText}>
        <ButtonLink to={paths.products}>{copy.browse}</ButtonLink>
      </EmptyState>
    )
  }
  if (!list.data && list.isError) {
    return (
      <ErrorFallback
        title={copy.loadFailed}
        message={failureText(list.error, copy.loadFailed)}
        reloadLabel={copy.reload}
        onReload={() => list.refetch()}
      />
    )
  }
  if (!list.data) return <Loading />
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <ul ref={rows} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {list.data.items.map((item, at) => (
          <li key={`${item.productId} ${item.variantId}`} tabIndex={-1} className="rounded-sm">
            <OwnWish row={toWishRow(item)} onGone={() => leave(at)} />
          </li>
        ))}
      </ul>
      <ShareList share={list.data.share} />
    </div>
  )
}

/** A line that is gone takes the focus with it: the one in its place gets it, or the heading where none is left. */
function useFocusInPlace(count: number | undefined, heading: RefObject<HTMLElement | null>) {
  const rows = useRef<HTMLUListElement>(null)
  const gone = useRef<number>(undefined)
  const before = useRef(count)
  useEffect(() => {
    if (before.current === count) return
    before.current = count
    const at = gone.current
    gone.current = undefined
    if (at === undefined || document.activeElement !== document.body) return
    const left = [...(rows.current?.querySelectorAll('li') ?? [])]
    const next = left[Math.min(at, left.length - 1)] ?? heading.current
    next?.focus({ preventScroll: left.length > 0 })
  }, [count, heading])
  const leave = (at: number) => {
    gone.current = at
  }
  return { rows, leave }
}

function Loading() {
  return (
    <div role="status" className="mt-5 grid gap-3">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  )
}
