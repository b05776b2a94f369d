/** A part of a letter. Every text is plain: what has a meaning in HTML is escaped when it is set. */
export type LetterPart =
  | { text: string }
  | { heading: string }
  /** To be read and typed. */
  | { code: string }
  | { facts: Fact[] }
  | { rows: Row[] }
  | { button: { label: string; href: string } }

/** A name and what it is, in one line or several. */
export interface Fact {
  name: string
  lines: string[]
}

/** A line of a bill; `note` in small letters below its name. */
export interface Row {
  name: string
  note?: string
  amount: string
  /** The line that is paid. */
  strong?: boolean
}

/** A part in a mail without HTML. */
export function plain(part: LetterPart): string {
  if ('text' in part) return part.text
  if ('heading' in part) return part.heading
  if ('code' in part) return `    ${part.code}`
  if ('facts' in part) return part.facts.map(({ name, lines }) => `${name}: ${lines.join(', ')}`).join('\n')
  if ('button' in part) return `${part.button.label}: ${part.button.href}`
  return part.rows.map(({ name, note, amount }) => `${name}${note ? ` (${note})` : ''}: ${amount}`).join('\n')
}

/** A part in HTML that any mail program shows, buttons in the shop's `accent`: tables and inline styles; the classes are for dark mode (letter.ts). */
export function html(part: LetterPart, accent: string): string {
  if ('text' in part) return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`
  if ('heading' in part) return `<h1 style="${headingStyle}">${escapeHtml(part.heading)}</h1>`
  if ('code' in part) return `<p style="${codeStyle}">${escapeHtml(part.code)}</p>`
  if ('facts' in part) return table(part.facts.map(factRow))
  if ('rows' in part) return table(part.rows.map(billRow))
  const { label, href } = part.button
  return `<p style="margin:24px 0 8px"><a href="${escapeHtml(href)}" style="${buttonStyle};background:${accent}">${escapeHtml(label)}</a></p>`
}

const headingStyle = 'margin:0 0 12px;font-size:22px;line-height:1.3;font-weight:700'
const codeStyle = 'margin:0 0 16px;font-size:30px;font-weight:700;letter-spacing:6px'
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:3px;color:#14181b;font-weight:700;text-decoration:none'
const cellStyle = 'padding:8px 0;border-top:1px solid #dcd5c7;vertical-align:top'
const smallStyle = 'color:#4d565c;font-size:13px;font-weight:400'

function table(rows: string[]): string {
  const style = 'width:100%;margin:0 0 20px;border-collapse:collapse'
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style}">${rows.join('')}</table>`
}

function factRow({ name, lines }: Fact): string {
  const value = lines.map(escapeHtml).join('<br>')
  const nameCell = `<td class="line soft" width="34%" style="${cellStyle};${smallStyle};padding-right:12px">${escapeHtml(name)}</td>`
  return `<tr>${nameCell}<td class="line" style="${cellStyle}">${value}</td></tr>`
}

function billRow({ name, note, amount, strong = false }: Row): string {
  const weight = strong ? ';font-weight:700;font-size:18px' : ''
  const small = note ? `<br><span class="soft" style="${smallStyle}">${escapeHtml(note)}</span>` : ''
  const amountStyle = `${cellStyle};padding-left:16px;text-align:right;white-space:nowrap${weight}`
  const nameCell = `<td class="line" style="${cellStyle}${weight}">${escapeHtml(name)}${small}</td>`
  return `<tr>${nameCell}<td class="line" style="${amountStyle}">${escapeHtml(amount)}</td></tr>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it stands in HTML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
