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
  const parts: Record<string, string> = {
    head: drawing + page.head + scripts,
    app: page.app,
    state: `<script type="application/json" id="state">${state}</script>`,
  }
  return template.replace(/<!--(head|app|state)-->/g, (_, name: string) => parts[name] ?? '')
}
