import type { Product, Variant } from '../../shared/contract/catalogue.ts'
import { product as copy } from '../../shared/copy/product.ts'
import { useShop } from '../site/use-shop.ts'
import { declarations, type FactGroup, factGroups } from './fact-groups.ts'

/** Specifications of the chosen variant, for buyers who compare. */
export function Specifications({ product, variant }: { product: Product; variant: Variant | null }) {
  const groups = factGroups(product, variant)
  if (groups.length === 0) return null
  return (
    <section className="lg:row-span-2">
      <h2 className="mb-1 border-b border-ink pb-2 text-xl">{copy.specifications}</h2>
      {groups.map(({ title, facts }) => (
        <section key={title} className="pt-4">
          <h3 className="caption pb-1 text-teal">{title}</h3>
          <Facts facts={facts} />
        </section>
      ))}
    </section>
  )
}

/** Declarations that an online shop has to make of the chosen variant, and whom a buyer can turn to. */
export function Declarations({ product, variant }: { product: Product; variant: Variant | null }) {
  return (
    <section>
      <h2 className="mb-1 border-b border-ink pb-2 text-xl">{copy.declarations}</h2>
      <Facts facts={declarations(product, variant, useShop())} />
    </section>
  )
}

function Facts({ facts }: { facts: FactGroup['facts'] }) {
  return (
    <dl className="figures text-sm">
      {facts.map(({ title, text }) => (
        <div key={title} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-line py-2">
          <dt className="text-steel wrap-anywhere">{title}</dt>
          <dd className="font-medium wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
