/** Widths in em of the widest usual system font, in bold: a line that fits there fits everywhere. */
const widths: [RegExp, number][] = [
  [/[ijl.,'|!:;()[\] ]/, 0.4],
  [/[fijrt/\-"*]/, 0.48],
  [/[mwMW@%₹–—]/, 1],
  [/[A-Z0-9&+×]/, 0.76],
]

/** About how wide a text is, in em. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widths.find(([those]) => those.test(letter))?.[1] ?? 0.68), 0)
}

/** A text in lines that are at most `width` em wide; what does not fit into `most` lines ends in an ellipsis. */
export function wrap(text: string, width: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  const rest = lines.slice(most)
  const last = [shown.at(-1), ...rest].join(' ')
  return [...shown.slice(0, -1), last].map((line) => cut(line, width))
}

/** A text of at most `width` em. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let shown = text
  while (shown.length > 1 && widthOf(`${shown}…`) > width) shown = shown.slice(0, -1)
  return `${shown.trimEnd()}…`
}

const fonts = "Archivo,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif"

interface Style {
  size: number
  weight?: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  spacing?: number
}

/** One line of text with its baseline at y. */
export function lettering(text: string, x: number, y: number, style: Style): string {
  const { size, weight = 400, fill, anchor = 'start', spacing = 0 } = style
  const more = `${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}${spacing ? ` letter-spacing="${spacing}"` : ''}`
  return `<text x="${x}" y="${y}" font-family="${fonts}" font-size="${size}" font-weight="${weight}" fill="${fill}"${more}>${escapeXml(text)}</text>`
}

/** Text as XML; what XML cannot hold is left out. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
