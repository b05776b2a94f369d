import { hash } from 'node:crypto'

const LONGEST = 200

/** A text as part of a key: what a stranger writes at length takes no more room than what is kept under it. */
export function shortKey(text: string): string {
  return text.length <= LONGEST ? text : hash('sha256', text, 'base64url')
}
