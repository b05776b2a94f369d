import type { LetterPart } from '../../platform/mail/letter-parts.ts'

const indian = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** A moment as a mail says it, by Indian time. */
export function indianMoment(moment: Date): string {
  return indian.format(moment)
}

/** A text with line breaks, each line a part of its own. */
export function paragraphs(text: string): LetterPart[] {
  return text
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .map((line) => ({ text: line }))
}
