/** A text in two, the first of at most so many letters; within a line only where there is no other way. */
export function cutBetweenLines(text: string, most: number): [now: string, later: string] {
  if (text.length <= most) return [text, '']
  const end = text.lastIndexOf('\n', most)
  const at = end > 0 ? end : most
  return [text.slice(0, at).trim(), text.slice(at).trim()]
}
