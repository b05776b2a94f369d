import { useQuery } from '@tanstack/react-query'
import { home } from '../../shared/copy/home.ts'
import { highlights } from '../../shared/highlights.ts'
import { ProductCard, ProductCardSkeleton } from '../goods/product-card.tsx'
import { listingLink } from '../router/listing-link.ts'
import { SectionHead } from '../shell/section-head.tsx'
import { highlightProductsQuery } from './highlight-products.ts'

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** Products that are in demand at present. */
export function TrendingGrid() {
  const products = useQuery(highlightProductsQuery(highlights.trending.id))
  return (
    <section className="page reveal later [--high:116rem] lg:[--high:50rem]">
      <SectionHead
        title={home.trending}
        more={{ label: home.seeAll, ...listingLink({ selectedLabel: highlights.trending }) }}
      />
      {products.isError && <p className="text-steel">{home.productsFailed}</p>}
      <ul className="grid grid-pairs gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {products.isPending &&
          skeletons.map((key) => (
            <li key={key}>
              <ProductCardSkeleton />
            </li>
          ))}
        {products.data?.products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
