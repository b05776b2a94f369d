import type { ComponentType } from 'react'
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router'
import type { PageContext, PageLoader } from './page-context.ts'

/** What the file of a page exports. */
export interface PageModule {
  Component: ComponentType
  loader?: PageLoader
}

/** What we keep in a route's `handle`: where its page comes from, and what runs before it is shown. */
export interface PageHandle {
  /** The page's file from src/web, such as '../home/home-page.tsx'; the server tells the browser to load it early. */
  file?: string
  open?: () => Promise<PageModule>
  loader?: PageLoader
}

/** Loads the page of an address: the files of its routes, then what their loaders name. */
export async function loadPage(routes: RouteObject[], url: URL, page: PageContext): Promise<RouteMatch[]> {
  const matches = matchRoutes(routes, url.pathname) ?? []
  await Promise.all(
    matches.map(async ({ route, params }) => {
      await openFile(route)
      await handleOf(route).loader?.({ ...page, url, params })
    }),
  )
  return matches
}

/** Only the files of an address's page; each is loaded once, and tried again after a failure. */
export async function loadPageFiles(routes: RouteObject[], pathname: string): Promise<void> {
  await Promise.all((matchRoutes(routes, pathname) ?? []).map(({ route }) => openFile(route)))
}

/** What we keep in a route. */
export function handleOf(route: RouteObject): PageHandle {
  return route.handle ?? {}
}

async function openFile(route: RouteObject): Promise<void> {
  const handle = handleOf(route)
  if (!handle.open || route.Component) return
  const { Component, loader } = await handle.open()
  route.Component = Component
  if (loader) handle.loader = loader
}
