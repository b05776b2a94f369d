import { useMe } from '../api/use-me.ts'

/**
 * What a draft is called in this tab: of who is signed in, since on a counter computer somebody else goes on in the same tab, and
 * nobody saves in their own name what another has typed. `what` says of what it is, such as 'coupon new'.
 */
export function useOwnDraft(what: string): string {
  return `${useMe()._id} ${what}`
}
