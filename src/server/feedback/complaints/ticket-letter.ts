import { indianFormat } from '../../../shared/india-time.ts'
import type { LetterPart } from '../../platform/mail/letter-parts.ts'

/** A moment as a mail says it, by Indian time. */
export const momentInMail = indianFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})

/** A text with line breaks, each line a part of its own. */
export function paragraphs(text: string): LetterPart[] {
  return text
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .map((line) => ({ text: line }))
}
