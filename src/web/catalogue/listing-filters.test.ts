import { describe, expect, it } from 'vitest'
import { listingPath, noFilters, readFilters, toCallFilters, withFilters } from './listing-filters.ts'

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
  expect(toCallFilters(noFilters)).toEqual({ page: 1, limit: 10, sort: '-createdAt' })
  expect(toCallFilters({ ...noFilters, labelId: 'trending', sort: 'price-high' })).toEqual({
    labelId: 'trending',
    page: 1,
    limit: 10,
    sort: 'price-high',
  })
})
