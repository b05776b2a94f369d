import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Me } from '../../shared/contract/office/session.ts'
import type { Permission } from '../../shared/office/permissions.ts'
import { meQuery } from './office-queries.ts'

/** The person who is signed in: set by the shell around every screen. */
export const MeContext = createContext<Me | null>(null)

/** Returns the person who is signed in. Throws if nobody is. */
export function useMe(): Me {
  const me = use(MeContext)
  if (!me) throw new Error('nobody is signed in here')
  return me
}

/** Returns a check whether the signed-in person has a permission; the server decides again. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useMe()
  return (permission) => permissions.includes(permission)
}

/** The shop's name and the address of its store. */
export function useShop(): { name: string; address: string } {
  return useQuery(meQuery).data?.shop ?? { name: '', address: '/' }
}

/** The shop's name. */
export function useShopName(): string {
  return useShop().name
}
