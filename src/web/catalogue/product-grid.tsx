import { PackageSearch } from 'lucide-react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { limits } from '../../shared/limits.ts'
import { failureText, hasStatus } from '../../ui/api-failure.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ProductCard, ProductCardSkeleton } from '../goods/product-card.tsx'
import { listingPath, noFilters } from './listing-filters.ts'
import type { Listing } from './use-listing.ts'

const grid = 'grid grid-pairs gap-3 sm:grid-cols-3 xl:grid-cols-5'
const pageLabels = {
  nav: catalogue.pages,
  previous: catalogue.previousPage,
  next: catalogue.nextPage,
  page: catalogue.page,
}

/** The products of this page with the row of pages; or that there are none, or that they could not be loaded. */
export function ProductGrid({ listing: { filters, products } }: { listing: Listing }) {
  if (products.isError) {
    return (
      <ErrorFallback
        title={catalogue.failedTitle}
        message={failureMessage(products.error)}
        reloadLabel={catalogue.reload}
        onReload={() => window.location.reload()}
      />
    )
  }
  if (!products.data) return <SkeletonGrid />
  const { products: shown, totalProducts } = products.data
  if (shown.length === 0) {
    return (
      <EmptyState icon={PackageSearch} title={catalogue.empty} text={catalogue.emptyText}>
        <ButtonLink kind="ink" to={listingPath(noFilters)}>
          {catalogue.clearAll}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <h2 className="sr-only">{catalogue.products}</h2>
      <ul
        aria-busy={products.isPlaceholderData || undefined}
        className={classNames(grid, 'transition-opacity', products.isPlaceholderData && 'opacity-45')}
      >
        {shown.map((product, index) => (
          <li key={product._id}>
            <ProductCard product={product} eager={index < 4} />
          </li>
        ))}
      </ul>
      <Pagination
        current={filters.page}
        total={Math.ceil(totalProducts / limits.pageSize)}
        plainly={limits.pagesShownPlainly}
        hrefOf={(page) => listingPath({ ...filters, page })}
        labels={pageLabels}
      />
    </>
  )
}

function SkeletonGrid() {
  return (
    <div role="status">
      <span className="sr-only">{catalogue.loading}</span>
      <div className={grid}>
        {Array.from({ length: limits.pageSize }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty boxes have no other identity
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}

function failureMessage(error: Error): string {
  return hasStatus(error, 500) ? toasts.productsServerError : failureText(error, toasts.productsServerError)
}
