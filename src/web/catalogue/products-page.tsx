import { useState } from 'react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { sizedPicture } from '../../shared/pictures/picture-address.ts'
import { loadQueries, type PageLoader } from '../../ui/router/page-context.ts'
import { Redirect, useLocation } from '../../ui/router/use-location.ts'
import { bannersQuery, categoriesQuery, labelsQuery, productsQuery } from '../api/queries.ts'
import { type ListingState, listingLink } from '../router/listing-link.ts'
import { useHydrated } from '../session/use-hydrated.ts'
import { PageHead } from '../site/page-head.tsx'
import { useShop } from '../site/use-shop.ts'
import { ActiveFilters } from './active-filters.tsx'
import { filtersId } from './filter-drawer.tsx'
import { areKnown, categoryName, listingTitle } from './filter-names.ts'
import { FilterPanel } from './filter-panel.tsx'
import { ListingBanners } from './listing-banners.tsx'
import { ListingBreadcrumb } from './listing-breadcrumb.tsx'
import { listingPath, readFilters, toCallFilters } from './listing-filters.ts'
import { ListingHead } from './listing-head.tsx'
import { ProductGrid } from './product-grid.tsx'
import { useListing } from './use-listing.ts'

export const loader: PageLoader = (args) => {
  const filters = readFilters(args.url.search)
  return loadQueries(args, productsQuery(toCallFilters(filters)), categoriesQuery(), labelsQuery(), bannersQuery())
}

/** The product list. A category or label that came only in the navigation state is written into the address first. */
export default function ProductsPage() {
  const { search, state } = useLocation()
  const hydrated = useHydrated()
  const asked = state as ListingState | null
  if (hydrated && !search && (asked?.selectedCategory || asked?.selectedLabel)) {
    const { to } = listingLink(asked)
    if (to.includes('?')) return <Redirect to={to} />
  }
  return <Listing />
}

/** Prices and facets make lists without end: search engines keep the one that they narrow (canonical link, noindex). */
const unnarrowed = { minPrice: null, maxPrice: null, facets: [], sort: 'newest', page: 1 } as const

function Listing() {
  const shop = useShop()
  const listing = useListing()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const { filters, known } = listing
  const title = listingTitle(filters, known)
  const category = known.categories.find((each) => each._id === filters.categoryId)
  const isNarrowed = filters.minPrice !== null || filters.maxPrice !== null || filters.facets.length > 0
  const isEmpty = listing.products.data?.products.length === 0
  return (
    <>
      <PageHead
        title={filters.page > 1 ? `${title}, ${catalogue.page(filters.page)}` : title}
        description={catalogue.description(
          title,
          [shop.name, shop.address.city].filter(Boolean).join(', '),
          shop.deliversEverywhere,
        )}
        path={listingPath(isNarrowed ? { ...filters, ...unnarrowed } : { ...filters, sort: 'newest' })}
        image={
          category?.image ?? listing.products.data?.products.find((each) => sizedPicture(each.mainImage))?.mainImage
        }
        hidden={filters.q !== null || isNarrowed || isEmpty || !areKnown(filters, known)}
      />
      <ListingBanners />
      <div className="page">
        <ListingBreadcrumb
          trail={[...(filters.categoryId ? [categoryName(filters.categoryId, known)] : []), title]}
          filters={filters}
        />
        <ListingHead title={title} listing={listing} open={drawerOpen} setOpen={setDrawerOpen} />
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
          <aside
            id={filtersId}
            aria-label={catalogue.filters}
            className="hidden lg:block noscript:max-lg:order-last noscript:block"
          >
            {!drawerOpen && <FilterPanel listing={listing} />}
          </aside>
          <div>
            <div className="mb-3 flex flex-wrap items-center gap-2 empty:hidden lg:mb-4">
              <ActiveFilters listing={listing} />
            </div>
            <ProductGrid listing={listing} />
          </div>
        </div>
      </div>
    </>
  )
}
