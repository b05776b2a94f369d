import type { Wire } from '../../web/api/wire.ts'
import type { PageState, Site } from '../../web/site/page-state.ts'

/** A page in the parts that the document takes; made by the page build (src/web/start/entry-server.tsx). */
export interface RenderedPage {
  status: number
  head: string
  /** '' where there is nothing at the address: the missing page is shown there, which is drawn once for all. */
  app: string
  state: PageState
  modules: string[]
}

/** Renders pages, and puts them into whole documents. */
export interface PageRenderer {
  /** The address of what is shown at a path, with the part of the query that matters to it; undefined where no page is. */
  addressOf: (path: string, search: string) => Promise<string | undefined>
  /** The address of the missing page itself. */
  missing: string
  render: (url: string, site: Site, wire: Wire) => Promise<RenderedPage>
  toDocument: (page: RenderedPage, url: string) => Promise<string>
}
