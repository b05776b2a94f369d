import { createContext, use, useEffect } from 'react'
import type { Navigate, Shown } from './navigation.ts'

/** Page that the customer is on. */
export const Where = createContext<Shown | null>(null)

/** Function that goes to another page; while the server renders nobody does. */
export const Going = createContext<Navigate>(() => {})

/** The location of the page that is shown. */
export function useLocation(): Shown['location'] {
  return useShown().location
}

/** The query of the page that is shown. */
export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search)
}

/** Returns whether the page was loaded anew, or reached by back or forward: it is then found as it was left. */
export function useWentBack(): boolean {
  return useShown().wentBack
}

/** Returns the time of arrival at the page that is shown, as by Date.now. */
export function useArrival(): number {
  return useShown().since
}

/** Goes to another page; the same function for as long as the shop is open. */
export function useNavigate(): Navigate {
  return use(Going)
}

/** Sends to another page, which takes the place of this one in the history. */
export function Redirect({ to }: { to: string }): null {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}

function useShown(): Shown {
  const shown = use(Where)
  if (!shown) throw new Error('there is no location outside the pages')
  return shown
}
