import { catalogue } from '../../shared/copy/catalogue.ts'
import { bandValue, readBand } from '../../shared/facets/price-band.ts'
import { FacetChoices } from './facet-choices.tsx'
import type { Choice } from './filter-choice.tsx'
import { FilterChoices } from './filter-choices.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { Listing } from './use-listing.ts'

/** So many facets are open before somebody opens more. */
const OPEN = 3
const shelves = new Set(['category', 'subcategory', 'label', 'price'])

/**
 * Category, subcategory, label and price, then what the goods of the list are told apart by. The subcategories are those of the
 * chosen category. Of a list without any product only the prices and what is chosen stand there, to be taken away.
 */
export function FilterPanel({ listing }: { listing: Listing }) {
  const { filters, known } = listing
  const subcategories = known.categories.find((each) => each._id === filters.categoryId)?.subcategories ?? []
  const facets = (known.facets ?? []).filter(({ key, values }) => !shelves.has(key) && tellsApart(listing, key, values))
  return (
    <div className="grid gap-6">
      <FilterChoices
        title={catalogue.category}
        choices={choicesOf(listing, 'category', known.categories, filters.categoryId)}
        chosen={filters.categoryId}
        listing={listing}
        changes={(categoryId) => ({ categoryId, subcategoryId: null })}
      />
      <FilterChoices
        title={catalogue.subcategory}
        choices={choicesOf(listing, 'subcategory', subcategories, filters.subcategoryId)}
        chosen={filters.subcategoryId}
        listing={listing}
        changes={(subcategoryId) => ({ subcategoryId })}
      />
      <FilterChoices
        title={catalogue.label}
        choices={choicesOf(listing, 'label', known.labels, filters.labelId)}
        chosen={filters.labelId}
        listing={listing}
        changes={(labelId) => ({ labelId })}
      />
      <Prices listing={listing} />
      {facets.length > 0 && (
        <div className="border-b border-line">
          {facets.map((facet, at) => (
            <FacetChoices key={facet.key} facet={facet} listing={listing} open={at < OPEN} />
          ))}
        </div>
      )}
    </div>
  )
}

/** Between which prices: by two boxes and a slider, or one of the bands that the list falls into. */
function Prices({ listing }: { listing: Listing }) {
  const { minPrice, maxPrice } = listing.filters
  const bands = listing.known.facets?.find(({ key }) => key === 'price')?.values ?? []
  return (
    <fieldset className="min-w-0">
      <legend className="caption mb-2 text-steel">{catalogue.priceRange}</legend>
      <div className="noscript:hidden">
        <PriceFilter minPrice={minPrice} maxPrice={maxPrice} onChange={listing.change} />
      </div>
      {bands.length > 1 && (
        <FilterChoices
          title={catalogue.priceBands}
          isQuiet
          choices={bands}
          chosen={bandValue({ min: minPrice, max: maxPrice })}
          listing={listing}
          changes={(value) => {
            const { min, max } = readBand(value ?? '') ?? { min: null, max: null }
            return { minPrice: min, maxPrice: max }
          }}
        />
      )}
    </fieldset>
  )
}

/** Returns the values of a filter that the list has, and the chosen one; all of them while that is not known. */
function choicesOf(
  { known: { facets }, products }: Listing,
  key: string,
  shelf: readonly { _id: string; name: string }[],
  chosen: string | null,
): Choice[] {
  const isKnown = facets !== null && !products.isPlaceholderData
  const counts = new Map(facets?.find((each) => each.key === key)?.values.map(({ value, count }) => [value, count]))
  const all = shelf.map(({ _id, name }) => ({
    value: _id,
    text: name,
    count: isKnown ? (counts.get(_id) ?? 0) : undefined,
  }))
  return all.filter(({ value, count }) => count !== 0 || value === chosen)
}

/** One value that all products have is no choice. */
function tellsApart({ filters, products }: Listing, key: string, values: readonly { count: number }[]): boolean {
  const isChosen = filters.facets.some(([each]) => each === key)
  return isChosen || values.length > 1 || (values[0]?.count ?? 0) < (products.data?.totalProducts ?? 0)
}
