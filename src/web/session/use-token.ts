import { useSyncExternalStore } from 'react'
import { onTokenChange, readToken } from '../api/token.ts'

/** The stored token, followed as it comes and goes. */
export function useToken(): string | null {
  return useSyncExternalStore(onTokenChange, readToken, () => null)
}
