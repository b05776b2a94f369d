import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { related as copy } from '../../shared/copy/related.ts'
import { Link } from '../../ui/router/link.tsx'
import type { CardProduct } from '../api/card-product.ts'
import { relatedQuery } from '../api/queries.ts'
import { ProductCard } from '../goods/product-card.tsx'
import { comparePath } from '../router/compare-path.ts'

interface RowProps {
  title: string
  text: string
  products: readonly CardProduct[]
  children?: ReactNode
}

/** Products that several people bought with it. */
export function GoesWith({ id }: { id: string }) {
  const products = useQuery(relatedQuery(id)).data?.goesWith ?? []
  return <Row title={copy.goesWith} text={copy.goesWithText} products={products} />
}

/** Products that can replace it, and the way to compare. */
export function InsteadOf({ id }: { id: string }) {
  const products = useQuery(relatedQuery(id)).data?.insteadOf ?? []
  return (
    <Row title={copy.insteadOf} text={copy.insteadOfText} products={products}>
      <Link
        to={comparePath([id, ...products.slice(0, 3).map(({ _id }) => _id)])}
        className="inline-flex min-h-11 items-center font-medium text-teal hover:underline"
      >
        {copy.compareThese}
      </Link>
    </Row>
  )
}

/** Cards side by side; the row scrolls sideways. Nothing where there are none. */
function Row({ title, text, products, children }: RowProps) {
  if (products.length === 0) return null
  return (
    <div className="mt-14">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 border-b border-ink pb-2">
        <div>
          <h2 className="text-xl">{title}</h2>
          <p className="text-sm text-steel">{text}</p>
        </div>
        {children}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable with the keyboard */}
      <section aria-label={title} tabIndex={0} className="sideways -mx-1 p-1">
        <ul className="flex snap-x gap-3">
          {products.map((product) => (
            <li key={product._id} className="w-[44%] shrink-0 snap-start sm:w-[30%] md:w-[23%] lg:w-[18.4%]">
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
