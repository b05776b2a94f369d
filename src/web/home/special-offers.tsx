import { useQuery } from '@tanstack/react-query'
import { home } from '../../shared/copy/home.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { offersQuery } from '../api/queries.ts'
import { SectionHead } from '../shell/section-head.tsx'
import { OfferRotation } from './offer-rotation.tsx'

const box = 'min-h-80 md:min-h-72'

/** The special offers in turn; says so where there are none or they cannot be loaded. */
export function SpecialOffers() {
  const offers = useQuery(offersQuery())
  return (
    <section className="page reveal later [--high:40rem] md:[--high:32rem] lg:[--high:29rem]">
      <SectionHead title={home.offers} />
      {offers.isPending && <Skeleton className={`${box} w-full`} />}
      {offers.isError && <Note text={home.offersFailed} />}
      {offers.isSuccess && offers.data.length === 0 && <Note text={home.offersEmpty} />}
      {offers.isSuccess && offers.data.length > 0 && <OfferRotation offers={offers.data} />}
    </section>
  )
}

function Note({ text }: { text: string }) {
  return (
    <p className="grid min-h-40 place-items-center rounded-sm border border-dashed border-line-strong text-steel">
      {text}
    </p>
  )
}
