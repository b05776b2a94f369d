import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { home } from '../../shared/copy/home.ts'
import { highlights } from '../../shared/highlights.ts'
import { loadQueries, type PageLoader } from '../../ui/router/page-context.ts'
import { bannersQuery, categoriesQuery, categoryBannersQuery, offersQuery } from '../api/queries.ts'
import { PageHead } from '../site/page-head.tsx'
import { useShop } from '../site/use-shop.ts'
import { CategoryGrid } from './category-grid.tsx'
import { ClearanceStrip } from './clearance-strip.tsx'
import { EmptyShop } from './empty-shop.tsx'
import { HeroCarousel } from './hero-carousel.tsx'
import { highlightProductsQuery } from './highlight-products.ts'
import { ProductStrip } from './product-strip.tsx'
import { ShopCard } from './shop-card.tsx'
import { SpecialOffers } from './special-offers.tsx'
import { TrendingGrid } from './trending-grid.tsx'

export const loader: PageLoader = (args) =>
  loadQueries(
    args,
    bannersQuery(),
    categoriesQuery(),
    categoryBannersQuery(),
    offersQuery(),
    ...Object.values(highlights).map((label) => highlightProductsQuery(label.id)),
  )

/** The shop's front: what is offered, where things are, what others buy. */
export default function HomePage() {
  const shop = useShop()
  const { data: categories } = useQuery(categoriesQuery())
  const hero = useQuery(bannersQuery()).data?.find((banner) => banner.bannerFor === 'hero')
  return (
    <>
      <PageHead title={shop.tagline} description={shop.description} path="/" image={hero?.image} />
      <ShopCard />
      <h1 className="sr-only">{shop.name}</h1>
      <HeroCarousel />
      {/* React takes over what is seen first, and then this: a press on it makes it the first */}
      <Suspense>{categories?.length === 0 ? <EmptyShop /> : <Shelves />}</Suspense>
    </>
  )
}

function Shelves() {
  return (
    <div className="grid grid-cols-1 gap-14 pt-10 md:gap-20 md:pt-14">
      <CategoryGrid />
      <ClearanceStrip />
      <TrendingGrid />
      <ProductStrip label={highlights.bestSellers} title={home.bestSellers} />
      <SpecialOffers />
    </div>
  )
}
