import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import type { RecordFields } from '../../staff/commands/kept-record.ts'

/** Returns the problem with a beginning and an end: the end must come after the beginning. */
export function timesOf({ startsAt, endsAt }: RecordFields): { endsAt: string | undefined } {
  const isWrong = startsAt && endsAt && new Date(endsAt) <= new Date(startsAt)
  return { endsAt: isWrong ? copy.endsFirst : undefined }
}
