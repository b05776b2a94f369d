import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { fit as copy } from '../../shared/copy/fit.ts'
import { Icon } from '../../ui/icon.tsx'
import { cartChange } from '../session/personal-queries.ts'
import { fitsInCartQuery } from './fit-queries.ts'
import { FitWarningCard } from './fit-warning-card.tsx'

interface FitsInCartProps {
  productId: string
  variantId: string | null
  /** Number of lines in the cart. */
  lines: number
}

/** Fit of the chosen article with what is in the cart: a warning before it is put there, or what it fits. */
export default function FitsInCart({ productId, variantId, lines }: FitsInCartProps) {
  const cart = `${lines} ${cartChange.use()}`
  const { data } = useQuery({ ...fitsInCartQuery(productId, variantId, cart), retry: false })
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {data?.warnings.map((warning) => (
        <FitWarningCard key={`${warning.part._id} ${warning.part.variantId}`} warning={warning} />
      ))}
      {data?.fits.map(({ name, why }) => (
        <p key={name} title={why.join('\n')} className="flex items-start gap-2 text-sm font-medium text-good">
          <Icon of={Check} size={16} className="mt-0.5 shrink-0" />
          {copy.fitsInCart(name)}
        </p>
      ))}
    </div>
  )
}
