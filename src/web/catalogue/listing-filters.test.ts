import { describe, expect, it } from 'vitest'
import { listingPath, noFilters, readFilters, toCallFilters, toggleFacet, withFilters } from './listing-filters.ts'

describe('filters in the address', () => {
  it('come back as they were written', () => {
    const filters = {
      ...noFilters,
      categoryId: 'bearings',
      minPrice: 100,
      maxPrice: 5000,
      sort: 'price-low',
      page: 3,
    } as const
    expect(readFilters(new URL(listingPath(filters), 'http://shop').search)).toEqual(filters)
  })
  it('write what is chosen of facets in one order, however it came', () => {
    const odd =
      '?sort=price-low&attr.seals=2RS&attr.bore=25&brandId=tavrik&attr.bore=20&attr.bore=25&attr.Odd=1&attr.label=x'
    const path = '/products?brandId=tavrik&attr.bore=20&attr.bore=25&attr.seals=2rs&sort=price-low'
    expect(listingPath(readFilters(odd.replace('brandId', 'attr.brand')))).toBe(
      '/products?attr.bore=20&attr.bore=25&brandId=tavrik&attr.seals=2rs&sort=price-low',
    )
    expect(readFilters(new URL(path, 'http://shop').search)).toEqual(readFilters(odd))
    const many = Array.from({ length: 900 }, (_, at) => `attr.bore=${at}`).join('&')
    expect(readFilters(`?${many}`).facets[0]?.[1].length).toBeLessThan(30)
  })
  it('choose and take away a value, of ratings one', () => {
    const one = { ...noFilters, ...toggleFacet(noFilters, 'bore', '20') }
    const two = { ...one, ...toggleFacet(one, 'bore', '25') }
    expect(two.facets).toEqual([['bore', ['20', '25']]])
    expect(toggleFacet(two, 'bore', '20').facets).toEqual([['bore', ['25']]])
    const rated = { ...two, ...toggleFacet(two, 'rating', '4') }
    expect(toggleFacet(rated, 'rating', '3').facets).toEqual([
      ['bore', ['20', '25']],
      ['rating', ['3']],
    ])
  })
  it('have the orders by country of origin, too', () => {
    const filters = { ...noFilters, q: 'bolt', sort: 'imported-first' } as const
    expect(readFilters('?q=bolt&sort=imported-first')).toEqual(filters)
    expect(toCallFilters(filters).sort).toBe('imported-first')
  })
  it('leave defaults out', () => {
    expect(listingPath(noFilters)).toBe('/products')
    expect(readFilters('')).toEqual(noFilters)
  })
  it('ignore what does not fit', () => {
    expect(readFilters('?page=-1&sort=up&minPrice=abc&maxPrice=999999999&categoryId=all')).toEqual(noFilters)
  })
  it('begin at the first page again when one changes', () => {
    expect(withFilters({ ...noFilters, page: 4 }, { labelId: 'trending' }).page).toBe(1)
  })
})

it('sends newest as -createdAt, ten to a page, and only filters that are set', () => {
  expect(toCallFilters(noFilters)).toEqual({ facets: 1, page: 1, limit: 10, sort: '-createdAt' })
  expect(toCallFilters({ ...noFilters, labelId: 'trending', sort: 'price-high' })).toEqual({
    labelId: 'trending',
    facets: 1,
    page: 1,
    limit: 10,
    sort: 'price-high',
  })
})
