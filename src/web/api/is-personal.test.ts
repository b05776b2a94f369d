import { expect, it } from 'vitest'
import { endpoints } from '../../shared/contract/endpoints.ts'
import { isPersonal } from './is-personal.ts'

it.each(Object.values(endpoints))(
  'a call is personal where the contract looks at who calls: $method $path',
  (endpoint) => {
    expect(isPersonal(endpoint.path)).toBe(endpoint.access !== 'public')
  },
)
