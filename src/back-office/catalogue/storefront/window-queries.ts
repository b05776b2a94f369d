import { queryOptions, useQuery } from '@tanstack/react-query'
import type { WindowKind } from '../../../shared/office/window-kinds.ts'
import { callOffice } from '../../api/call-office.ts'
import type { WindowChoices } from './window-forms.ts'

/** Everything of a kind. */
export const windowQuery = (kind: WindowKind, which: 'present' | 'archived') =>
  queryOptions({
    queryKey: ['window', kind, 'list', which],
    queryFn: ({ signal }) => callOffice('GET /window/{kind}', { params: { kind }, query: { which }, signal }),
    meta: { live: ['window'] },
  })

/** One of a kind. */
export const windowRecordQuery = (kind: WindowKind, id: string) =>
  queryOptions({
    queryKey: ['window', kind, 'one', id],
    queryFn: ({ signal }) => callOffice('GET /window/{kind}/{id}', { params: { kind, id }, signal }),
    meta: { live: ['window'] },
  })

const needsCategories: readonly WindowKind[] = ['category-banners', 'subcategories']

/** The lists of categories and brands that a form of this kind chooses from. */
export function useListsOfChoices(kind: WindowKind) {
  const categories = useQuery({ ...windowQuery('categories', 'present'), enabled: needsCategories.includes(kind) })
  const brands = useQuery({ ...windowQuery('brands', 'present'), enabled: kind === 'banners' })
  return { categories, brands }
}

/** The categories and brands that a form of this kind chooses from. */
export function useWindowChoices(kind: WindowKind): WindowChoices {
  const { categories, brands } = useListsOfChoices(kind)
  return { categories: optionsOf(categories.data?.data), brands: optionsOf(brands.data?.data) }
}

function optionsOf(records: readonly { _id: string; name: string }[] = []) {
  return records.map(({ _id, name }) => ({ value: _id, label: name }))
}
