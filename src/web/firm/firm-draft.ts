import type * as z from 'zod/mini'
import type { BillingInput, Firm } from '../../shared/contract/buyer.ts'
import { indianStates } from '../../shared/indian-states.ts'

/** Typed fields of a firm's billing address. */
export type BillingDraft = Record<'building' | 'street' | 'landmark' | 'city' | 'state' | 'pincode', string>

/** Typed fields of a firm; its billing address stays typed when it is taken off again. */
export interface FirmDraft {
  gstin: string
  legalName: string
  hasBilling: boolean
  billing: BillingDraft
  /** The billing address lies in another state than the GSTIN is of, and the papers are to name it. */
  stateConfirmed: boolean
}

/** Sentences for its fields, by their names in the call, such as `billing.pincode`. */
export type FirmProblems = Readonly<Record<string, string | undefined>>

const emptyBilling: BillingDraft = { building: '', street: '', landmark: '', city: '', state: '', pincode: '' }

/** Returns the fields of a kept firm, or empty ones. What was kept although the states differ was confirmed then. */
export function draftOfFirm(
  firm: Partial<Pick<Firm, 'gstin' | 'legalName' | 'billing'>> | null | undefined,
): FirmDraft {
  const { gstin = '', legalName = '', billing } = firm ?? {}
  const draft = { gstin, legalName, hasBilling: Boolean(billing), billing: { ...emptyBilling, ...billing } }
  return { ...draft, stateConfirmed: billingState({ ...draft, stateConfirmed: false }) !== null }
}

/** Returns a GSTIN without spaces, in capitals, as the shop reads it. */
export function cleanGstin(gstin: string): string {
  return gstin.replace(/[\s-]/g, '').toUpperCase()
}

/** Returns the state that a typed GSTIN is of; undefined: not known yet. */
export function stateOf(gstin: string): (typeof indianStates)[number] | undefined {
  return indianStates.find(({ gstCode }) => cleanGstin(gstin).startsWith(gstCode))
}

/** Returns the state of the GSTIN where the billing address lies in another one, else null. */
export function billingState({ gstin, hasBilling, billing }: FirmDraft): string | null {
  const registered = stateOf(gstin)?.name
  const written = billing.state.trim()
  return hasBilling && registered && written !== '' && written.toLowerCase() !== registered.toLowerCase()
    ? registered
    : null
}

/** Returns the billing address as the calls take it; null: none. */
export function billingOf(draft: FirmDraft): BillingInput | null {
  if (!draft.hasBilling) return null
  return { ...draft.billing, ...(draft.stateConfirmed && billingState(draft) !== null && { stateConfirmed: true }) }
}

/** Returns the first problem of each field, also of those inside the billing address. */
export function problemsOfFirm(rule: z.ZodMiniType, values: unknown): FirmProblems {
  const problems: Record<string, string> = {}
  for (const { path, message } of rule.safeParse(values).error?.issues ?? []) problems[path.join('.')] ??= message
  return problems
}
