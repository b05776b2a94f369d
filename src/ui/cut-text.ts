/** Cuts a text to `max` characters, with an ellipsis where something was left out. */
export function cutText(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).trimEnd()}…` : text
}

/** The whole words that `cutText` leaves out, without signs before them; '' where there are none. */
export function wordsLeftOut(text: string, max: number): string {
  if (text.length <= max) return ''
  // a word that is cut in two is known by its beginning
  const begun = /\s$/.test(text.slice(0, max)) ? '' : /^\S*/.exec(text.slice(max))?.[0]
  return text.slice(max + (begun?.length ?? 0)).replace(/^[^\p{L}\p{N}]+/u, '')
}

/** Cuts a text to `max` words, with an ellipsis where something was left out. */
export function cutWords(text: string, max: number): string {
  const words = text.trim().split(/\s+/)
  return words.length > max ? `${words.slice(0, max).join(' ')}…` : text
}
