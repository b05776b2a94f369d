import type { Wire } from '../../web/api/wire.ts'
import type { PageState, Site } from '../../web/page-state.ts'

/** A page in the parts that the document takes; made by the page build (src/web/entry-server.tsx). */
export interface RenderedPage {
  status: number
  head: string
  app: string
  state: PageState
  modules: string[]
}

/** Renders pages, and puts them into whole documents. */
export interface PageRenderer {
  render: (url: string, site: Site, wire: Wire) => Promise<RenderedPage>
  toDocument: (page: RenderedPage, url: string) => Promise<string>
}
