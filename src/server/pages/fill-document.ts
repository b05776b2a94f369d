import { lateNote as copy } from '../../shared/copy/late-note.ts'
import { colourTokens } from '../../shared/settings/brand-colours.ts'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'
import { escapeHtml } from '../platform/mail/letter-parts.ts'
import type { RenderedPage } from './page-renderer.ts'

/** Elements of the head: what the page is drawn with, and what it comes alive with. */
export interface HeadLinks {
  drawing: string
  scripts: string
}

/**
 * Puts a rendered page into the document template. What it is drawn with comes first, as slow connections load in this
 * order. The state is data: `<` is written so that it cannot end its element.
 */
export function fillDocument(template: string, page: RenderedPage, { drawing, scripts }: HeadLinks): string {
  const state = JSON.stringify(page.state).replace(/</g, '\\u003c')
  const { icons, colours } = page.state.shop
  const parts: Record<string, string> = {
    icons: iconLinks(icons),
    head: drawing + page.head + scripts,
    app: page.app,
    late: lateNote,
    state: `<script type="application/json" id="state">${state}</script>`,
  }
  const filled = template.replace(/<!--(icons|head|app|late|state)-->/g, (_, name: string) => parts[name] ?? '')
  return withColours(filled, colours)
}

/** Shows itself where the page does not come alive, or a part of it does not come (`ui/tokens.css`): no script is needed for it. */
const lateNote = `<div class="late-note" role="status" data-nosnippet><p>${copy.partMissing}</p><a href="">${copy.reload}</a></div>`

function iconLinks(icons: ShopIdentity['icons']): string {
  const { small, smallType, apple } = icons ?? {
    small: '/favicon.svg',
    smallType: 'image/svg+xml',
    apple: '/icon-192.png',
  }
  return `<link rel="icon" href="${escapeHtml(small)}" type="${smallType}"><link rel="apple-touch-icon" href="${escapeHtml(apple)}">`
}

/** The shop's own colours, as a style attribute: no style element may stand beside the page's own. Nothing where they are the plain ones. */
function withColours(html: string, colours: ShopIdentity['colours']): string {
  const style = Object.entries(colourTokens(colours)).map(([token, colour]) => `${token}:${colour}`)
  return style.length === 0 ? html : html.replace('<html ', `<html style="${style.join(';')}" `)
}
