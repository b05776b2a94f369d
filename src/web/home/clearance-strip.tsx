import { useQuery } from '@tanstack/react-query'
import { home } from '../../shared/copy/home.ts'
import { highlights } from '../../shared/highlights.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CategoryBannerCard } from '../../ui/category-banner-card.tsx'
import { Link } from '../../ui/router/link.tsx'
import { categoryBannersQuery } from '../api/queries.ts'
import { listingLink } from '../router/listing-link.ts'
import { highlightProductsQuery } from './highlight-products.ts'
import { ProductRow } from './product-row.tsx'

/** The clearance sale: what is left, and the categories with the largest savings. */
export function ClearanceStrip() {
  const products = useQuery(highlightProductsQuery(highlights.clearanceSale.id))
  return (
    <section className="later blueprint [--high:42rem] lg:[--high:33rem] on-dark bg-teal text-on-ink">
      <div className="page grid grid-cols-1 gap-6 py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 lg:py-14">
        <div className="grid content-start gap-3">
          <h2 className="text-2xl text-white lg:text-3xl">{home.clearance}</h2>
          <p className="text-sm">{home.clearanceNote}</p>
          <ButtonLink {...listingLink({ selectedLabel: highlights.clearanceSale })} className="mt-2 justify-self-start">
            {home.seeAll}
          </ButtonLink>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5 text-ink">
          <ProductRow title={home.clearance} query={products} />
          <CategoryBanners />
        </div>
      </div>
    </section>
  )
}

function CategoryBanners() {
  const { data: banners = [] } = useQuery(categoryBannersQuery())
  return (
    <ul className="sideways flex gap-2">
      {banners.map((banner) => (
        <li key={banner._id} className="shrink-0">
          <Link
            {...listingLink({ selectedCategory: { id: banner.category._id, name: banner.category.name } })}
            className="flex min-h-14 items-center gap-3 rounded-sm border border-teal-line bg-teal-hover pr-4 text-on-ink hover:border-signal"
          >
            <CategoryBannerCard
              image={banner.image}
              name={banner.category.name}
              saving={home.upTo(banner.percentage)}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
