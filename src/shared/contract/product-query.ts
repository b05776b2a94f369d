import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { type ChosenFacets, collectChoices, facetOfQuery, plainChoice } from '../facets/chosen-facets.ts'
import { facetLimits } from '../facets/facet-limits.ts'
import { originSorts } from '../facets/origin-sorts.ts'
import { limits } from '../limits.ts'
import { id, wholeNumber } from './fields.ts'

const amount = (name: string) => {
  const message = `${name} must be an amount in rupees`
  const written = z.union([z.string().check(z.regex(/^\d{1,9}(\.\d{1,9})?$/, message)), z.number()], message)
  return z.pipe(
    written,
    z.coerce.number<string | number>(message).check(z.gte(0, message), z.lte(limits.noUpperPriceRupees, message)),
  )
}

/** Sort orders as the calls name them; `newest` and `-createdAt` are the same. `relevance`: what fits `q` best first; without it the newest. */
const sorts = ['-createdAt', 'newest', 'price-low', 'price-high', 'relevance', ...originSorts] as const

const Filters = z.object({
  page: z._default(wholeNumber('page', 1_000_000), 1),
  limit: z._default(wholeNumber('limit', limits.pageSizeMax), limits.pageSize),
  categoryId: z.optional(id),
  subcategoryId: z.optional(id),
  labelId: z.optional(id),
  minPrice: z.optional(amount('minPrice')),
  maxPrice: z.optional(amount('maxPrice')),
  sort: z._default(z.enum(sorts, `sort must be one of ${sorts.join(', ')}`), '-createdAt'),
  q: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchTextMax))),
  /** 1: the answer has the facets, too. */
  facets: z.optional(z.union([z.enum(['0', '1']), z.literal(1)], 'facets must be 1')),
  /** The key of one facet: the answer has that one alone, with many more of its values, those that have `facetText` in them. */
  facet: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'facet must be the key of a facet'))),
  facetText: z.optional(z.string().check(z.trim(), z.maxLength(facetLimits.partLetters))),
})
const names = new Set(Object.keys(Filters.shape))

/**
 * The product list's filters. `categoryId` may be `all` or a label's id (CONTRACT §5); `q` is a search text; `brandId` and
 * `attr.<key>` are any of the values given, an attribute's also in another unit of its kind (`1 HP`). They come out as `chosen`.
 */
export const ProductQuery = z.pipe(
  z.catchall(Filters, z.unknown()),
  z.transform((given, { issues }) => {
    const { facets, facet, facetText, ...filters } = Object.fromEntries(
      Object.entries(given).filter(([name]) => names.has(name)),
    ) as z.output<typeof Filters>
    const wrong = (name: string, message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: given })
    const chosen = readChoices(given, wrong)
    const asked = facet !== undefined || facets === '1' || facets === 1
    const one = facet !== undefined && { facet: { key: facet, text: facetText?.toLowerCase() ?? '' } }
    return { ...filters, ...(asked && { facets: true }), ...one, ...(chosen.length > 0 && { chosen }) }
  }),
)
export type ProductQuery = z.infer<typeof ProductQuery>

/**
 * Reads the choices of facets from a query; `wrong` receives what does not fit. Reading ends at the first fault or one choice too
 * many.
 */
function readChoices(given: Record<string, unknown>, wrong: (name: string, message: string) => void): ChosenFacets {
  const pairs: [key: string, value: string][] = []
  for (const [name, value] of givenChoices(given)) {
    const plain = typeof value === 'string' ? plainChoice(value) : undefined
    const tooMany = pairs.length >= facetLimits.choices
    if (plain === undefined || tooMany) {
      wrong(name, tooMany ? forms.tooManyChoices(facetLimits.choices) : forms.invalid)
      return []
    }
    pairs.push([facetOfQuery(name) ?? '', plain])
  }
  return collectChoices(pairs)
}

function givenChoices(given: Record<string, unknown>): [name: string, value: unknown][] {
  const names = Object.keys(given).filter((name) => facetOfQuery(name) !== undefined)
  const all = names.flatMap((name) => [given[name]].flat().map((value): [string, unknown] => [name, value]))
  return all.filter(([, value]) => value !== '' && value !== 'all')
}
