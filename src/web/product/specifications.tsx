import type { Product, Variant } from '../../shared/contract/catalogue.ts'
import { product as copy } from '../../shared/copy/product.ts'

/** What a buyer compares, and what an online shop has to declare, of the chosen variant. */
export function Specifications({ product, variant }: { product: Product; variant: Variant | null }) {
  const declared = [
    { title: copy.netQuantity, description: (variant ?? product).netQuantity },
    { title: copy.unit, description: copy.units[product.unit] ?? product.unit },
    { title: copy.countryOfOrigin, description: product.countryOfOrigin },
    { title: copy.hsnCode, description: product.hsnCode },
    { title: copy.gstRate, description: copy.percent(product.gstRate) },
  ]
  return (
    <section>
      <h2 className="mb-3 border-b border-ink pb-2 text-xl">{copy.specifications}</h2>
      <dl className="figures text-sm">
        {[...product.specifications, ...declared].map(({ title, description }) => (
          <div key={title} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-line py-2">
            <dt className="text-steel">{title}</dt>
            <dd className="font-medium">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
