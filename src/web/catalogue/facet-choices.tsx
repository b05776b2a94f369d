import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Facet } from '../../shared/contract/catalogue.ts'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { Icon } from '../../ui/icon.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { partFailed } from '../shell/part-failed.ts'
import { type Choice, FilterChoice } from './filter-choice.tsx'
import { hasChosen, toCallFilters, toggleFacet } from './listing-filters.ts'
import { OriginSorts } from './origin-sorts.tsx'
import type { Listing } from './use-listing.ts'

/** All values of a facet of very many. */
const allValues = partLoader(() => import('./all-values.tsx'))

/** More are a press away. */
const SHOWN = 7

/** The values of a facet, of which several may be chosen; it opens and closes by itself, also without JavaScript. */
export function FacetChoices({ facet, listing, open }: { facet: Facet; listing: Listing; open: boolean }) {
  const { key, name } = facet
  const isChosen = ({ value }: Choice) => hasChosen(listing.filters.facets, key, value)
  // one more would take as much room as the line that hides it
  const cut = facet.values.length > SHOWN + 1 ? SHOWN : facet.values.length
  const rest = facet.values.slice(cut)
  // Afterwards it is the shopper's: what they opened does not close when they take a choice away.
  const [isOpen] = useState(open || facet.values.some(isChosen))
  const [restIsOpen] = useState(rest.some(isChosen))
  const [all, setAll] = useState(false)
  const choices = (values: readonly Choice[]) => (
    <ul className="max-lg:grid max-lg:grid-pairs max-lg:gap-x-3">
      {values.map((choice) => (
        <FilterChoice
          key={choice.value}
          choice={choice}
          active={isChosen(choice)}
          change={(asked) => toggleFacet(asked, key, choice.value)}
          listing={listing}
          many
        />
      ))}
    </ul>
  )
  return (
    <details open={isOpen} className="facet">
      <summary>
        <h2 className="caption flex-1 font-semibold text-steel">{name}</h2>
        <Icon of={ChevronDown} size={18} />
      </summary>
      {all ? (
        <LazyPart
          part={allValues}
          props={{ facet, filters: listing.filters, toCall: toCallFilters, show: choices }}
          onFailure={partFailed(() => setAll(false))}
        />
      ) : (
        <>
          {choices(facet.values.slice(0, cut))}
          {rest.length > 0 && (
            <details open={restIsOpen}>
              <summary>{catalogue.moreChoices(rest.length)}</summary>
              {choices(rest)}
            </details>
          )}
          {facet.more && (
            <button
              type="button"
              onPointerEnter={allValues.preload}
              onClick={() => setAll(true)}
              className="min-h-11 px-2 text-sm font-semibold text-teal noscript:hidden"
            >
              {catalogue.allChoices(name, facet.values.length + facet.more)}
            </button>
          )}
        </>
      )}
      {key === 'origin' && <OriginSorts listing={listing} />}
    </details>
  )
}
