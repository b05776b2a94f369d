/** Cuts a text to `max` characters, with an ellipsis where something was left out. */
export function cutText(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).trimEnd()}…` : text
}

/** Cuts a text to `max` words, with an ellipsis where something was left out. */
export function cutWords(text: string, max: number): string {
  const words = text.trim().split(/\s+/)
  return words.length > max ? `${words.slice(0, max).join(' ')}…` : text
}
