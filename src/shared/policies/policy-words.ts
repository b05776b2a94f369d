import type { LegalLinks, LegalSection } from '../copy/legal-text.ts'

/** A paragraph, a list, or ways on. */
export type PolicyPart = string | readonly string[] | LegalLinks

const link = /^\[([^[\]]+)\]\((\S+)\)$/
/** Ways on lead into the shop, to a safe address, a mail or a call. */
const target = /^(\/(?!\/)[\w\-./?=&#%]*|https:\/\/[^\s<>"]+|mailto:[^\s<>"]+@[^\s<>"]+|tel:\+?[\d-]+)$/

/** Returns whether a line looks like a link and leads where none may. */
export function isBadLink(line: string): boolean {
  const [, , to] = /^\[(.*)\]\((.*)\)$/.exec(line.trim()) ?? []
  return to !== undefined && linkOf(line.trim()) === undefined
}

/**
 * Reads the words of a section: an empty line begins a new paragraph, `- ` an item of a list, and `[words](/path)` alone in its line is a
 * link. All else is text as it stands: there is no HTML.
 */
export function readWords(text: string): PolicyPart[] {
  const parts: { kind: string; lines: string[] }[] = []
  for (const written of text.split('\n')) {
    const line = written.trim()
    const kind = kindOf(line)
    const last = parts.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else parts.push({ kind, lines: [line] })
  }
  return parts.flatMap(({ kind, lines }): PolicyPart[] => {
    if (kind === 'empty') return []
    if (kind === 'item') return [lines.map((line) => line.slice(2).trim())]
    if (kind === 'link') return [{ links: lines.flatMap((line) => linkOf(line) ?? []) }]
    return [lines.join(' ')]
  })
}

/** Writes parts as readWords reads them; rows of a table as lines. */
export function writeWords(parts: LegalSection['content']): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if ('links' in part) return part.links.map(({ to, label }) => `[${label}](${to})`).join('\n')
      if ('head' in part) return [part.head, ...part.rows].map((cells) => `- ${cells.join(' · ')}`).join('\n')
      return part.map((item) => `- ${item}`).join('\n')
    })
    .join('\n\n')
}

function kindOf(line: string): 'empty' | 'item' | 'link' | 'words' {
  if (line === '') return 'empty'
  if (/^- +\S/.test(line)) return 'item'
  return linkOf(line) ? 'link' : 'words'
}

function linkOf(line: string): { to: string; label: string } | undefined {
  const [, label, to] = link.exec(line) ?? []
  return label !== undefined && to !== undefined && target.test(to) ? { to, label } : undefined
}
