import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { useRef } from 'react'
import type { Deal } from '../../shared/contract/bargains.ts'
import { bargains as copy } from '../../shared/copy/bargains.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { token } from '../api/token.ts'
import { paths } from '../router/paths.ts'
import { DealNow } from './deal-now.tsx'
import { dealQuery } from './deal-query.ts'
import { OfferForm } from './offer-form.tsx'

interface OfferBoxProps {
  productId: string
  variantId: string | null
  /** Pieces from which on offers are taken. */
  from: number
}

/** Offer of a price for many pieces: made, answered, taken; who is not signed in is led there. */
export default function OfferBox({ productId, variantId, from }: OfferBoxProps) {
  const session = token.use()
  const queryClient = useQueryClient()
  const { data: deal } = useQuery({ ...dealQuery(), enabled: session !== null })
  const title = useRef<HTMLHeadingElement>(null)
  const keep = (answered: Deal | null) => {
    // the button that had the focus goes away with the deal, the form with its last try (WCAG 2.4.3)
    const isFormOver = answered?.triesLeft === 0 && document.activeElement?.closest('form')
    if (answered === null || isFormOver) title.current?.focus()
    queryClient.setQueryData(dealQuery().queryKey, answered)
  }
  const own = deal?.productId === productId && deal.variantId === variantId ? deal : null
  // one deal at a time: it may be of goods that have no such part of their page any more
  const other = own === null && deal ? deal : null
  const canOffer = session !== null && deal !== undefined && other === null && (own === null || own.triesLeft > 0)
  return (
    <section aria-labelledby="offer" className="grid gap-3 rounded-sm border border-line bg-card p-4">
      <h2 ref={title} id="offer" tabIndex={-1} className="flex items-center gap-2 text-base">
        <Icon of={Handshake} size={18} className="text-teal" />
        {copy.title}
      </h2>
      {!own && <p className="text-sm text-steel">{copy.from(from)}</p>}
      <div role="status" className="figures text-sm font-medium empty:hidden">
        {own?.sentence}
      </div>
      {other && (
        <p className="text-sm">
          {copy.elsewhere(other.sentence)}{' '}
          <Link to={paths.product(other.productId)} className="inline-flex min-h-11 items-center underline">
            {copy.seeProduct}
          </Link>
        </p>
      )}
      {deal && <DealNow key={deal._id} deal={deal} onChange={keep} />}
      {session === null && (
        <ButtonLink kind="ink" to={paths.login} className="justify-self-start max-sm:w-full">
          {copy.signIn}
        </ButtonLink>
      )}
      {canOffer && <OfferForm {...{ productId, variantId, from, deal: own }} onAnswer={keep} />}
    </section>
  )
}
