import type { ComponentType } from 'react'
import type { PageLoader, PageParts } from './page-context.ts'

/** The parameters in a path, decoded: `id` of '/products/:id'. */
export type Params = Readonly<Record<string, string>>

/** Exports of the file of a page. */
export interface PageModule {
  default: ComponentType<{ params: Params }>
  loader?: PageLoader
  parts?: PageParts
}

/** A page and where it is. */
export interface Route {
  /** From the shop's root; a part that begins with a colon stands for any one. */
  path: string
  /** Only for who is signed in. */
  guarded: boolean
  /** Its source file from the project's root, which the server tells the browser to load early; '' where no server draws it. */
  file: string
  open: () => Promise<PageModule>
  /** Result of `open`, once it has loaded. */
  page?: PageModule
}

/** The page of an address, and the parameters in it. */
export interface RouteMatch {
  route: Route
  params: Params
}

/** Finds the page of a path as it is written once (`server/pages/page-address.ts`); undefined where there is none. */
export function matchRoute(routes: readonly Route[], path: string): RouteMatch | undefined {
  for (const route of routes) {
    const params = readParams(route.path.split('/'), path.split('/'))
    if (params) return { route, params }
  }
  return undefined
}

function readParams(pattern: string[], path: string[]): Params | undefined {
  if (pattern.length !== path.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const found = decode(path[index] ?? '')
    if (!part.startsWith(':')) {
      if (part !== found) return undefined
    } else if (found) {
      params[part.slice(1)] = found
    } else {
      return undefined
    }
  }
  return params
}

/** undefined for codes that stand for no text. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
