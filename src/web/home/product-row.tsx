import { home } from '../../shared/copy/home.ts'
import type { CardProduct } from '../api/card-product.ts'
import { ProductCard, ProductCardSkeleton } from '../goods/product-card.tsx'

interface ProductRowProps {
  title: string
  query: { data?: { products: CardProduct[] } | undefined; isError: boolean }
}

const item = 'w-[44%] shrink-0 snap-start sm:w-[30%] md:w-[23%] lg:w-[18.4%]'

/** Product cards side by side; the row scrolls sideways and snaps. */
export function ProductRow({ title, query }: ProductRowProps) {
  // on paper of its own: the row also stands on a dark ground
  if (query.isError) return <p className="rounded-sm bg-card px-4 py-3 text-steel">{home.productsFailed}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable with the keyboard
    <section aria-label={title} tabIndex={0} className="sideways -mx-1 scroll-smooth p-1">
      <ul className="flex snap-x gap-3">
        {query.data
          ? query.data.products.map((product) => (
              <li key={product._id} className={item}>
                <ProductCard product={product} />
              </li>
            ))
          : ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <li key={key} className={item}>
                <ProductCardSkeleton />
              </li>
            ))}
      </ul>
    </section>
  )
}
