import type { Product } from '../../shared/contract/catalogue.ts'
import { product as copy } from '../../shared/copy/product.ts'

const steps = [5, 4, 3, 2, 1] as const

/** Number of ratings with five stars, with four, and so on. */
export function RatingDistribution({ counts, total }: { counts: Product['ratingDistribution']; total: number }) {
  return (
    <ul className="grid gap-1.5">
      {steps.map((stars) => (
        <li key={stars} className="figures grid grid-cols-[3.5rem_1fr_2rem] items-center gap-2 text-xs">
          <span className="sr-only">{copy.distribution(stars, counts[stars])}</span>
          <span aria-hidden="true">{copy.stars(stars)}</span>
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-paper-deep">
            <span
              className="block h-full rounded-full bg-star"
              style={{ width: total > 0 ? `${(counts[stars] / total) * 100}%` : 0 }}
            />
          </span>
          <span aria-hidden="true" className="text-right text-steel">
            {counts[stars]}
          </span>
        </li>
      ))}
    </ul>
  )
}
