import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import type { PolicyState } from '../../../shared/office/policy-states.ts'
import { Badge } from '../../../ui/badge.tsx'

const tones = { template: 'teal', published: 'good', draft: 'plain' } as const

/** The state of a page in one word. */
export function PolicyBadge({ state }: { state: PolicyState }) {
  return <Badge tone={tones[state]}>{copy.states[state]}</Badge>
}
