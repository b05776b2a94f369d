import { Search } from 'lucide-react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { limits } from '../../shared/limits.ts'
import { failureText, hasStatus } from '../../ui/api-failure.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { CardProduct } from '../api/card-product.ts'
import { ProductCard, ProductCardSkeleton } from '../goods/product-card.tsx'
import { askShopPath } from '../router/ask-shop-path.ts'
import { type ListingFilters, listingPath, noFilters } from './listing-filters.ts'
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
  const { products: shown, totalProducts, similarProducts, readAs, exact } = products.data
  if (shown.length === 0 && totalProducts > 0) return <PastTheEnd filters={filters} />
  if (shown.length === 0) return <Nothing text={filters.q} />
  return (
    <>
      {exact > 0 && <Cards products={shown.slice(0, exact)} isOld={products.isPlaceholderData} />}
      {exact < shown.length && (
        <Cards
          products={shown.slice(exact)}
          isOld={products.isPlaceholderData}
          similarTo={{ text: filters.q ?? '', readAs, isAll: similarProducts === totalProducts }}
        />
      )}
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

interface CardsProps {
  products: readonly CardProduct[]
  /** Another list is on its way. */
  isOld: boolean
  /** They are only similar to this text, or what was read instead of it; `isAll`: nothing else is anything more. */
  similarTo?: { text: string; readAs: string | null; isAll: boolean }
}

function Cards({ products, isOld, similarTo }: CardsProps) {
  return (
    <>
      <h2 className={similarTo ? 'mb-2 text-lg [ul+&]:mt-8' : 'sr-only'}>
        {similarTo ? catalogue.similar : catalogue.products}
      </h2>
      {similarTo?.isAll && <p className="mb-3">{catalogue.noneExact(similarTo.text, similarTo.readAs)}</p>}
      <ul aria-busy={isOld || undefined} className={classNames(grid, 'transition-opacity', isOld && 'opacity-45')}>
        {products.map((product, index) => (
          <li key={product._id}>
            <ProductCard product={product} eager={index < 4} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** There are products, but not so many that they reach this page. */
function PastTheEnd({ filters }: { filters: ListingFilters }) {
  return (
    <EmptyState icon={Search} title={catalogue.noSuchPage(filters.page)} text={catalogue.noSuchPageText}>
      <ButtonLink kind="ink" to={listingPath({ ...filters, page: 1 })}>
        {catalogue.firstPage}
      </ButtonLink>
    </EmptyState>
  )
}

/** Message that nothing was found; a text that was searched for in vain can be sent to the shop as a question. */
function Nothing({ text }: { text: string | null }) {
  return (
    <EmptyState icon={Search} title={catalogue.empty} text={catalogue.emptyText}>
      <ButtonLink kind="ink" to={listingPath(noFilters)}>
        {catalogue.clearAll}
      </ButtonLink>
      {text && (
        <ButtonLink kind="outline" to={askShopPath(text)}>
          {catalogue.askShop}
        </ButtonLink>
      )}
    </EmptyState>
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
