import { useQuery } from '@tanstack/react-query'
import { home } from '../../shared/copy/home.ts'
import { listingLink } from '../router/listing-link.ts'
import { SectionHead } from '../shell/section-head.tsx'
import { highlightProductsQuery } from './highlight-products.ts'
import { ProductRow } from './product-row.tsx'

interface ProductStripProps {
  label: { id: string; name: string }
  title: string
}

/** Products with a label, in one row that scrolls sideways. */
export function ProductStrip({ label, title }: ProductStripProps) {
  const products = useQuery(highlightProductsQuery(label.id))
  return (
    <section className="page reveal later [--high:26rem]">
      <SectionHead title={title} more={{ label: home.seeAll, ...listingLink({ selectedLabel: label }) }} />
      <ProductRow title={title} query={products} />
    </section>
  )
}
