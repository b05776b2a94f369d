import type { OfficeJob } from '../../../shared/contract/office/jobs.ts'
import { filesCopy as copy } from '../../../shared/copy/office/files-screen.ts'
import { jobTones } from '../../../shared/office/office-badge-tones.ts'
import { Badge } from '../../../ui/badge.tsx'

/** The state of a job, in a word. */
export function JobBadge({ state, undoneBy }: Pick<OfficeJob, 'state' | 'undoneBy'>) {
  if (undoneBy) return <Badge>{copy.undone}</Badge>
  return <Badge tone={jobTones[state]}>{copy.states[state]}</Badge>
}
