import type { ShopIdentity } from '../../../shared/settings/shop-identity.ts'
import { escapeHtml, html, type LetterPart, plain } from './letter-parts.ts'

const font = "font-family:Archivo,'Segoe UI',Helvetica,Arial,sans-serif"

/** The shop's colours by day are inline; by night they come from these classes, where a mail program knows them. */
const night = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#14181b!important;color:#f3efe7!important}
.card{background:#20262a!important;color:#f3efe7!important}
.soft{color:#b6bab7!important}
.line{border-color:#384147!important}
}`

/** The two forms of a mail's body, from this shop: plain text, and HTML that any mail program shows. */
export function letter(shop: ShopIdentity, parts: LetterPart[]): { text: string; html: string } {
  const foot = footOf(shop)
  return {
    text: `${parts.map(plain).join('\n\n')}\n\n-- \n${foot.join('\n')}\n`,
    html: page(shop, foot, parts.map((part) => html(part, shop.colours.accent)).join('\n')),
  }
}

function footOf({ name, address, phone, email }: ShopIdentity): string[] {
  const { street, cityInFull, pincode } = address
  const place = [name, street, `${cityInFull} ${pincode}`.trim()].filter(Boolean).join(', ')
  return [place, [phone, email].filter(Boolean).join(' · ')].filter(Boolean)
}

function page({ name, colours }: ShopIdentity, foot: string[], content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(name)}</title>
<style>${night}</style>
</head>
<body class="page" style="margin:0;background:#faf8f3;color:#14181b;${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;text-align:left">
<tr><td style="padding:0 0 16px;font-weight:700;font-size:18px">${escapeHtml(name)}</td></tr>
<tr><td class="card" style="padding:28px 24px;background:#ffffff;border-top:4px solid ${colours.accent}">
${content}
</td></tr>
<tr><td class="soft" style="padding:16px 0 0;color:#4d565c;font-size:13px">${foot.map(escapeHtml).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
