import type { RenderedPage } from './page-renderer.ts'

/** Puts a rendered page into the document template. The state is data: `<` is written so that it cannot end its element. */
export function fillDocument(template: string, page: RenderedPage, preloads: string): string {
  const state = JSON.stringify(page.state).replace(/</g, '\\u003c')
  const parts: Record<string, string> = {
    head: preloads + page.head,
    app: page.app,
    state: `<script type="application/json" id="state">${state}</script>`,
  }
  return template.replace(/<!--(head|app|state)-->/g, (_, name: string) => parts[name] ?? '')
}
