import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Me } from '../../shared/contract/office/session.ts'
import type { Permission } from '../../shared/office/permissions.ts'
import { meQuery } from './office-queries.ts'

/** Who is signed in: set by the shell around every screen. */
export const MeContext = createContext<Me | null>(null)

/** Who is signed in. */
export function useMe(): Me {
  const me = use(MeContext)
  if (!me) throw new Error('nobody is signed in here')
  return me
}

/** Whether who is signed in may do this; the server decides again. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useMe()
  return (permission) => permissions.includes(permission)
}

/** The shop's name. */
export function useShopName(): string {
  return useQuery(meQuery).data?.shop.name ?? ''
}
