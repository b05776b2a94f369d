import { catalogue } from '../../shared/copy/catalogue.ts'
import { FilterChoices } from './filter-choices.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { Listing } from './use-listing.ts'

/** Category, subcategory, label and price. The subcategories are those of the chosen category. */
export function FilterPanel({ listing }: { listing: Listing }) {
  const { filters, known, change } = listing
  const subcategories = known.categories.find((each) => each._id === filters.categoryId)?.subcategories ?? []
  return (
    <div className="grid gap-6">
      <FilterChoices
        title={catalogue.category}
        choices={known.categories}
        chosen={filters.categoryId}
        listing={listing}
        changes={(categoryId) => ({ categoryId, subcategoryId: null })}
      />
      {subcategories.length > 0 && (
        <FilterChoices
          title={catalogue.subcategory}
          choices={subcategories}
          chosen={filters.subcategoryId}
          listing={listing}
          changes={(subcategoryId) => ({ subcategoryId })}
        />
      )}
      <FilterChoices
        title={catalogue.label}
        choices={known.labels}
        chosen={filters.labelId}
        listing={listing}
        changes={(labelId) => ({ labelId })}
      />
      <fieldset className="min-w-0">
        <legend className="caption mb-2 text-steel">{catalogue.priceRange}</legend>
        <PriceFilter minPrice={filters.minPrice} maxPrice={filters.maxPrice} onChange={change} />
      </fieldset>
    </div>
  )
}
