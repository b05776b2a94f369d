import { catalogue } from '../../shared/copy/catalogue.ts'
import { originSorts } from '../../shared/facets/origin-sorts.ts'
import { FilterChoice } from './filter-choice.tsx'
import type { Listing } from './use-listing.ts'

/** The orders by country of origin, below the countries; another press leads back to the newest first. */
export function OriginSorts({ listing }: { listing: Listing }) {
  return (
    <ul className="mt-1 border-t border-line pt-1">
      {originSorts.map((sort) => (
        <FilterChoice
          key={sort}
          choice={{ value: sort, text: `${catalogue.applySort}: ${catalogue.sorts[sort]}` }}
          active={listing.filters.sort === sort}
          change={(asked) => ({ sort: asked.sort === sort ? 'newest' : sort })}
          listing={listing}
          unlisted
        />
      ))}
    </ul>
  )
}
