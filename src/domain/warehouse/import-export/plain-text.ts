import { decodeHTML } from 'entities'

/** Tags that end a line, and tags that do not, in the descriptions that other shops export. `<5 mm>` is no tag. */
const blocks =
  'address|article|aside|blockquote|br|center|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|tbody|tfoot|thead|tr|ul'
const inline =
  'a|abbr|b|big|body|cite|code|col|colgroup|del|em|font|head|html|i|img|ins|label|li|mark|meta|o:p|q|s|small|span|strike|strong|sub|sup|td|th|time|tt|u|var|video|iframe|button|input|link'
const attributes = String.raw`(?:\s[^<>]{0,4000})?`

/** Beginning and end of each part that nobody sees. */
const unseen: readonly [string, string][] = [
  ['<!--', '-->'],
  ['<!doctype', '>'],
  ['<script', '</script>'],
  ['<style', '</style>'],
  ['<title', '</title>'],
  ['<noscript', '</noscript>'],
]
const item = new RegExp(`<li${attributes}/?>`, 'gi')
const cell = /<\/t[dh]\s*>/gi
const block = new RegExp(`</?(?:${blocks})${attributes}/?>`, 'gi')
const other = new RegExp(`</?(?:${inline})${attributes}/?>`, 'gi')
const tag = new RegExp(`</?(?:${blocks}|${inline}|script|style)${attributes}/?>`, 'i')
const entity = /&(?:[a-z]{2,31}|#\d{1,7}|#x[0-9a-f]{1,6});/i

/** The text that a piece of HTML shows, with its line breaks; any other text as it is. */
export function plainText(text: string): string {
  if (!tag.test(text)) return entity.test(text) ? decodeHTML(text) : text
  const broken = unseen
    .reduce((rest, [begin, end]) => withoutParts(rest, begin, end), text)
    .replace(/\s*\n\s*/g, ' ')
    .replace(item, '\n- ')
    .replace(cell, ' ')
    .replace(block, '\n')
    .replace(other, '')
  const lines = decodeHTML(broken)
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Takes out the parts between two words, in whatever case they are written. A part that never ends stays. */
function withoutParts(text: string, begin: string, end: string): string {
  const small = text.toLowerCase()
  if (small.length !== text.length) return text
  let kept = ''
  let from = 0
  for (let at = small.indexOf(begin); at !== -1; at = small.indexOf(begin, from)) {
    const ends = small.indexOf(end, at)
    if (ends === -1) break
    kept += text.slice(from, at)
    from = ends + end.length
  }
  return kept + text.slice(from)
}
