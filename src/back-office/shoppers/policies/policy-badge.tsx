import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import { policyTones } from '../../../shared/office/office-badge-tones.ts'
import type { PolicyState } from '../../../shared/office/policy-states.ts'
import { Badge } from '../../../ui/badge.tsx'

/** The state of a page in one word. */
export function PolicyBadge({ state }: { state: PolicyState }) {
  return <Badge tone={policyTones[state]}>{copy.states[state]}</Badge>
}
