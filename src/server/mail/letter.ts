import { shop } from '../../shared/copy/shop.ts'

/** A part of a letter: a paragraph, or a code to be read and typed. */
export type LetterPart = { text: string } | { code: string }

const font = "font-family:Archivo,'Segoe UI',Helvetica,Arial,sans-serif"
const foot = [`${shop.name}, ${shop.street}, ${shop.city} ${shop.pincode}`, `${shop.phone} · ${shop.email}`]

/** The two forms of a mail's body: plain text, and HTML that any mail program shows. */
export function letter(parts: LetterPart[]): { text: string; html: string } {
  const plain = parts.map((part) => ('code' in part ? `    ${part.code}` : part.text))
  const text = `${plain.join('\n\n')}\n\n-- \n${foot.join('\n')}\n`
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shop.name}</title></head>
<body style="margin:0;background:#f3f4f2;color:#1d2321;${font};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-weight:700">${shop.name}</p>
<div style="background:#ffffff;border-radius:8px;padding:24px">
${parts.map(paragraph).join('\n')}
</div>
<p style="margin:16px 0 0;color:#59625e;font-size:13px">${foot.map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`
  return { text, html }
}

function paragraph(part: LetterPart): string {
  if ('text' in part) return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`
  const style = 'margin:0 0 16px;font-size:30px;font-weight:700;letter-spacing:6px'
  return `<p style="${style}">${escapeHtml(part.code)}</p>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
