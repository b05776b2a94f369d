import type { CountRow } from '../../../shared/contract/office/counts.ts'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { countTones } from '../../../shared/office/office-badge-tones.ts'
import { Badge } from '../../../ui/badge.tsx'

/** The state of a count, as a badge. */
export function StateBadge({ state }: Pick<CountRow, 'state'>) {
  return <Badge tone={countTones[state]}>{copy.states[state]}</Badge>
}
