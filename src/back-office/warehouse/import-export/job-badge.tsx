import type { OfficeJob } from '../../../shared/contract/office/jobs.ts'
import { filesCopy as copy } from '../../../shared/copy/office/files-screen.ts'
import { Badge } from '../../../ui/badge.tsx'

const tones = {
  looking: 'teal',
  asks: 'signal',
  ready: 'signal',
  applying: 'teal',
  done: 'good',
  failed: 'bad',
  cancelled: 'plain',
} as const

/** The state of a job, in a word. */
export function JobBadge({ state, undoneBy }: Pick<OfficeJob, 'state' | 'undoneBy'>) {
  if (undoneBy) return <Badge tone="plain">{copy.undone}</Badge>
  return <Badge tone={tones[state]}>{copy.states[state]}</Badge>
}
