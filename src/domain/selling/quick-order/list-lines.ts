import { isCourtesy } from './courtesies.ts'
import { readItem } from './read-item.ts'

/** Stamps that a chat puts before a message: `[10:31, 3/4/2026] Rajan: `, `03/04/26, 10:31 am - Rajan: `. */
const STAMPS = [
  /^\[[^\]]{0,12}\d{1,2}[:.]\d{2}[^\]]{0,24}\]\s*(?:[^:\n]{1,40}:\s?)?/u,
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?\s*[-–]\s*(?:[^:\n]{1,40}:\s?)?/iu,
]
/** Lines that a chat writes itself. */
const CHAT =
  /^(?:<media omitted>|this message was (?:deleted|edited)|messages and calls are end-to-end|you deleted this|missed (?:voice|video) call|image omitted|forwarded)/i
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{20E3}/gu
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const BULLET = /^[\s•●▪◦‣⁃∙·*>➤➡→✓✔☑■□◆○–—-]+(?=\S)/u
const NUMBERED = /^\(?(\d{1,2})[.):]\)?\s+(?=\S)/
/** `1. ` and `1) ` number a list; `1 - ` and `1 ` do only where the next lines go on with 2, 3. */
const LOOSELY_NUMBERED = /^(\d{1,2})\s*[-–]\s+(?=\S)/
/** Headings on who it is for and where it goes: no products. */
const HEADING =
  /^(?:site|address|adress|name|phone|ph|mob|mobile|contact|delivery|deliver to|date|gst|gstin|total|order no|bill|from|to|material list|materials?|list|items?|requirements?)\s*[:.=-]/i
/** A postal code, a sum, a tax number (GSTIN), where it goes. */
const NO_GOODS = [
  /^pin(?: ?code)? ?-? ?\d{3} ?\d{3}$/i,
  /^(?:grand )?total(?: [a-z]+)? ?(?:rs\.?|₹)? ?\d[\d,.]*(?:\/-)?$/i,
  /^\d{2}[a-z]{5}\d{4}[a-z]\d[a-z][a-z\d]$/i,
  /^deliver(?:y)? (?:to|at) [^\d]{1,40}?(?:pin(?: ?code)? ?-? ?\d{3} ?\d{3})?$/i,
]

/**
 * The lines of a pasted message in which something may be asked for: without what a chat puts around them, bullets, numbers of a
 * list, smileys, greetings and headings. Pure; the text is as long as the caller allows.
 */
export function listLines(text: string): string[] {
  const lines = text
    .replace(INVISIBLE, '')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => clean(line))
    .filter((line) => line !== '')
  return unnumbered(lines).filter((line) => /[\p{L}\p{N}]/u.test(line) && !isHeading(line) && !isCourtesy(line))
}

function clean(line: string): string {
  let rest = line.replace(EMOJI, ' ').replace(/\s+/g, ' ').trim()
  for (const stamp of STAMPS) rest = rest.replace(stamp, '')
  if (CHAT.test(rest)) return ''
  // bold and struck words of a chat
  rest = rest.replace(/(^|\s)[*_~]{1,3}(?![*_~])(\S[^*_~]*?)[*_~]{1,3}(?=\s|$|[,.;:])/g, '$1$2')
  return withoutTitle(rest.replace(BULLET, '').replace(NUMBERED, '').replace(BULLET, '').trim())
}

/** `Plumbing: elbow 10 nos`; in `Elbow: 10 nos` it is the goods that stand before the colon. */
function withoutTitle(line: string): string {
  const after = HEADING.test(line) ? undefined : /^[^\d:]{2,30}:\s+(\S.*\d.*)$/u.exec(line)?.[1]
  return after && readItem(after.slice(0, 400)).every(({ rest }) => /\p{L}{2}/u.test(rest)) ? after : line
}

function unnumbered(lines: string[]): string[] {
  const numbers = lines.map((line) => Number(LOOSELY_NUMBERED.exec(line)?.[1] ?? Number.NaN))
  const goesOn = (at: number) =>
    numbers[at + 1] === (numbers[at] ?? 0) + 1 || numbers[at - 1] === (numbers[at] ?? 0) - 1
  return lines.map((line, at) => (goesOn(at) ? line.replace(LOOSELY_NUMBERED, '') : line))
}

function isHeading(line: string): boolean {
  return (
    HEADING.test(line) ||
    NO_GOODS.some((each) => each.test(line)) ||
    /^[^\d]{1,60}:$/.test(line) ||
    /^(?:https?:\/\/|www\.)\S+$/i.test(line) ||
    /^\+?[\d\s-]{10,16}$/.test(line)
  )
}
