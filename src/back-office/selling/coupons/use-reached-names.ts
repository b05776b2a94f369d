import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOffice } from '../../api/call-office.ts'

/** Names of what a coupon is for, by ids. */
export interface ReachedNames {
  of: (id: string) => string
  /** Keeps the name of something that was chosen. */
  learn: (id: string, name: string) => void
}

/**
 * Knows the names of what a coupon is for: those that came with it (`known`), those that are chosen here, and those of a form that
 * was left open, which it asks for. `values`: the form as it is typed.
 */
export function useReachedNames(
  known: Readonly<Record<string, string>>,
  { reach, reached = '' }: Readonly<Record<string, string>>,
): ReachedNames {
  const [learnt, setLearnt] = useState<Readonly<Record<string, string>>>({})
  const names = { ...known, ...learnt }
  const unknown = reached.split(',').filter((id) => id !== '' && names[id] === undefined)
  const { data: found } = useQuery({
    queryKey: ['products', 'names', reach, ...unknown],
    // one that is gone keeps its id for a name
    queryFn: async () =>
      Object.fromEntries(
        await Promise.all(unknown.map(async (id) => [id, await askName(reach, id).catch(() => id)] as const)),
      ),
    enabled: unknown.length > 0,
  })
  return {
    of: (id) => names[id] ?? found?.[id] ?? id,
    learn: (id, name) => setLearnt((before) => ({ ...before, [id]: name })),
  }
}

async function askName(reach: string | undefined, id: string): Promise<string> {
  if (reach !== 'products') {
    const { data } = await callOffice('GET /products/choices', {})
    return data.categories.find(({ _id }) => _id === id)?.name ?? id
  }
  return (await callOffice('GET /products/{id}', { params: { id } })).data.record.name
}
