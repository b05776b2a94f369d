import { ProductQuery } from '../../shared/contract/catalogue.ts'

const listing = '/products'
const listingKeys = Object.keys(ProductQuery.shape)

/** What decides a page's content: its path, and on the listing the filters. Other parts of a query string make no new page. */
export function pageKey(url: string): string {
  const { pathname, searchParams } = new URL(`http://page${url}`)
  if (pathname !== listing) return `page ${pathname}`
  const filters = listingKeys.flatMap((name) => {
    const value = searchParams.get(name)
    return value ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return `page ${pathname}?${filters.join('&')}`
}
