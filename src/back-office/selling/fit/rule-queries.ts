import { queryOptions } from '@tanstack/react-query'
import type { OfficeAttribute } from '../../../shared/contract/office/attributes.ts'
import { callOffice } from '../../api/call-office.ts'

/** All rules, in words. */
export const rulesQuery = queryOptions({
  queryKey: ['fit-rules'],
  queryFn: ({ signal }) => callOffice('GET /fit-rules', { signal }),
  meta: { live: ['products'] },
})

/** One rule as it is written. */
export const ruleQuery = (id: string) =>
  queryOptions({
    queryKey: ['fit-rules', id],
    queryFn: ({ signal }) => callOffice('GET /fit-rules/{id}', { params: { id }, signal }),
    meta: { live: ['products'] },
  })

/** The attributes and categories that rules may name. */
export const namesQuery = queryOptions({
  queryKey: ['attributes'],
  queryFn: ({ signal }) => callOffice('GET /attributes', { signal }),
  meta: { live: ['products'] },
})

/** Something to choose. */
export interface Choice {
  value: string
  label: string
}

/** The attributes and categories that a form chooses from. */
export interface Names {
  attributes: readonly OfficeAttribute[]
  categories: readonly Choice[]
}

/** Attributes with their units, to choose from. */
export function attributeChoices(attributes: Names['attributes']): Choice[] {
  return attributes.map(({ key, name, unit }) => ({ value: key, label: unit === null ? name : `${name}, ${unit}` }))
}
