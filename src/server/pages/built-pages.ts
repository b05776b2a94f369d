import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fillDocument } from './fill-document.ts'
import type { PageRenderer } from './page-renderer.ts'

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>

/** Name of the chunk that hydrates a page, with its packages (`vite.config.ts`). */
const base = 'base'
const dist = path.join(import.meta.dirname, '../../../dist')
/** Folder of the browser's files after `npm run build`. */
export const clientFiles = path.join(dist, 'client')

/** Returns whether `npm run build` has been run. */
export function pagesAreBuilt(): boolean {
  return existsSync(path.join(dist, 'ssr/entry-server.js')) && existsSync(path.join(clientFiles, 'index.html'))
}

const stylesheetLink = /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/

function readIndex(): string {
  return readFileSync(path.join(clientFiles, 'index.html'), 'utf8')
}

/** The text of the one style element of every page; empty where nothing is built. */
export function pageStyle(): string {
  if (!pagesAreBuilt()) return ''
  const [, stylesheet = ''] = readIndex().match(stylesheetLink) ?? []
  return readFileSync(path.join(clientFiles, stylesheet), 'utf8')
}

/** The pages of the build. */
export async function builtPages(): Promise<PageRenderer> {
  const { addressOf, missing, renderPage } = await import(pathToFileURL(path.join(dist, 'ssr/entry-server.js')).href)
  const built = readIndex()
  const [link = ''] = built.match(stylesheetLink) ?? []
  const template = built
    .replace(link, '')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
  const manifest = readManifest()
  // In the page itself, as every round trip before the first paint is one too many: 11 KB of Brotli.
  const styles = `<style>${pageStyle()}</style>`
  const drawing = fontPreloads(manifest) + styles
  return {
    addressOf: async (path, search) => addressOf(path, search),
    missing,
    render: renderPage,
    toDocument: async (page) => {
      return fillDocument(template, page, { drawing, scripts: scriptPreloads(pageModules(manifest, page.modules)) })
    },
  }
}

function fontPreloads(manifest: Manifest): string {
  return Object.values(manifest)
    .filter(({ file }) => file.endsWith('.woff2'))
    .map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('')
}

/** In the order in which they are run (`entry-browser.ts`); fonts and pictures that are seen at once go before them. */
function scriptPreloads(files: string[]): string {
  return files.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`).join('')
}

/** Returns the build's manifest of its files. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(path.join(clientFiles, '.vite/manifest.json'), 'utf8'))
}

/**
 * The files of a page's modules, of what takes it over, and of what they import: its first load, all known at once. None
 * stands before what it imports.
 */
export function pageModules(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    files.add(chunk.file)
  }
  const always = Object.keys(manifest).filter((name) => manifest[name]?.name === base)
  for (const module of [...always, ...modules]) visit(module)
  return [...files]
}
