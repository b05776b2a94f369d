// Lists in one cell: an entry a line, its two parts with a colon between them; a colon in the first part, a backslash and a
// line break are written with a backslash.

const separator = /^((?:[^\\:\n]|\\.)*?): ?(.*)$/

/** Pairs as the text of a cell. */
export function writePairs(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([first, second]) => `${escaped(first).replaceAll(':', '\\:')}: ${escaped(second)}`).join('\n')
}

/** The pairs of a cell; the line that is none. */
export function readPairs(text: string): { pairs: [string, string][] } | { line: string } {
  const pairs: [string, string][] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const [, first, second] = separator.exec(line) ?? []
    if (first === undefined || second === undefined) return { line }
    pairs.push([plain(first).trim(), plain(second).trim()])
  }
  return { pairs }
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}

function plain(text: string): string {
  return text.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))
}
