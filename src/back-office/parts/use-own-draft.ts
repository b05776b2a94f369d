import { useMe } from '../api/use-me.ts'

/**
 * Returns the name of a draft in this tab. It holds the id of the signed-in person, since on a counter computer somebody else may
 * continue in the same tab, and nobody saves in their own name what another has typed. `what` names the form, such as 'coupon
 * new'.
 */
export function useOwnDraft(what: string): string {
  return `${useMe()._id} ${what}`
}
