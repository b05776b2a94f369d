import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { account } from '../../shared/copy/account.ts'
import { wishes as copy } from '../../shared/copy/wishes.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { wishListQuery } from '../beside/wishes-query.ts'
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

/** What the shopper keeps an eye on: to buy it, to take it off, to share it by a link. */
export default function WishListPage() {
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={copy.title} description={copy.intro} path={paths.wishList} hidden />
      <Breadcrumb label={account.breadcrumb} crumbs={crumbs} />
      <h1 className="border-b border-ink pb-2 text-2xl">{copy.title}</h1>
      <p className="mt-3 text-steel">{copy.intro}</p>
      <Wishes />
    </div>
  )
}

function Wishes() {
  const list = useQuery(wishListQuery())
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
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {list.data.items.map((item) => (
          <li key={`${item.productId} ${item.variantId}`}>
            <OwnWish row={toWishRow(item)} />
          </li>
        ))}
      </ul>
      <ShareList share={list.data.share} />
    </div>
  )
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
