import { useQuery } from '@tanstack/react-query'
import type { CartItem } from '../../shared/contract/cart.ts'
import { fit as copy } from '../../shared/copy/fit.ts'
import { cartFitsQuery } from '../fit/fit-queries.ts'
import { FitWarningCard } from '../fit/fit-warning-card.tsx'

/** Warnings of what in the cart does not fit, before it is paid. Where that cannot be asked the cart goes on without them. */
export function CartFits({ items }: { items: readonly CartItem[] }) {
  const cart = items.map(({ product, variant }) => `${product._id} ${variant?._id ?? ''}`).join('\n')
  const { data } = useQuery({ ...cartFitsQuery(cart), enabled: items.length > 1, retry: false })
  const warnings = (items.length > 1 && data?.warnings) || []
  return (
    <div role="status" className="not-empty:mt-6">
      {warnings.length > 0 && (
        <section aria-labelledby="cart-fits" className="grid gap-2">
          <h2 id="cart-fits" className="text-lg">
            {copy.cartTitle}
          </h2>
          {warnings.map((warning) => (
            <FitWarningCard key={`${warning.part._id} ${warning.part.variantId}`} warning={warning} />
          ))}
          <p className="text-xs text-steel">{copy.addedAnyway}</p>
        </section>
      )}
    </div>
  )
}
