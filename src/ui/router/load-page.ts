import { matchRoute, type PageModule, type Route, type RouteMatch } from './match-route.ts'
import type { LoaderArgs, PageContext } from './page-context.ts'

/** Loads the page of an address: its file, then what its loader names. undefined where there is no page. */
export async function loadPage(
  routes: readonly Route[],
  url: URL,
  context: PageContext,
): Promise<RouteMatch | undefined> {
  const match = matchRoute(routes, url.pathname)
  if (!match) return undefined
  const page = await openPage(match.route)
  await page.loader?.({ ...context, url, params: match.params })
  return match
}

/** Only the file of an address's page. */
export async function loadPageFile(routes: readonly Route[], pathname: string): Promise<RouteMatch | undefined> {
  const match = matchRoute(routes, pathname)
  if (match) await openPage(match.route)
  return match
}

/** Loads the parts that a loaded page shows at once, by the data that is there; gives their source files. */
export async function loadParts(
  match: RouteMatch | undefined,
  given: Pick<LoaderArgs, 'queryClient' | 'url'>,
): Promise<string[]> {
  return (await match?.route.page?.parts?.({ ...given, params: match.params })) ?? []
}

/** A file is loaded once, and tried again after a failure. */
async function openPage(route: Route): Promise<PageModule> {
  route.page ??= await route.open()
  return route.page
}
