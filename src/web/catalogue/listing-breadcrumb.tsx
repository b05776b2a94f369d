import { use } from 'react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { paths } from '../router/paths.ts'
import { JsonLd } from '../site/json-ld.tsx'
import { PublicUrl } from '../site/public-url.ts'
import { type ListingFilters, listingPath, noFilters } from './listing-filters.ts'

/** Home / All products / category / subcategory, on the page and for search engines. */
export function ListingBreadcrumb({ trail, filters }: { trail: readonly string[]; filters: ListingFilters }) {
  const publicUrl = use(PublicUrl)
  const names = [...new Set([catalogue.allProducts, ...trail])]
  const addresses = [
    paths.products,
    listingPath({ ...noFilters, categoryId: filters.categoryId }),
    listingPath(filters),
  ]
  const crumbs: Crumb[] = [
    { label: catalogue.home, to: paths.home },
    ...names.map((label, index) =>
      index < names.length - 1 ? { label, to: addresses[index] ?? paths.products } : { label },
    ),
  ]
  return (
    <>
      <JsonLd
        of={[...trail, listingPath(filters)].join()}
        data={
          import.meta.env.SSR && {
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map((crumb, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: crumb.label,
              ...(crumb.to && { item: publicUrl + crumb.to }),
            })),
          }
        }
      />
      <Breadcrumb label={catalogue.breadcrumb} crumbs={crumbs} />
    </>
  )
}
