import path from 'node:path'
import { lineAt, withoutComments } from './source-files.mjs'

/** What each root of src/ may import besides itself. Tests may also use test/. */
const MAY_IMPORT = {
  shared: [],
  domain: ['shared'],
  server: ['shared', 'domain'],
  web: ['shared'],
  'back-office': ['shared', 'web'],
}
/** Parts of the storefront that every page area may use; they know nothing of the areas. */
const WEB_BASE = ['ui', 'api', 'session', 'shell']
/** Windows that several page areas open: the address form, the checkout, the provider's payment window. */
const WEB_WINDOWS = ['address', 'checkout', 'payment']
const WEB_BASE_MAY_USE = {
  ui: ['ui'],
  api: ['api', 'session'],
  session: ['session', 'api', 'ui'],
  // any page tells of a payment that is still open
  shell: [...WEB_BASE, 'payment'],
  address: WEB_BASE,
  payment: WEB_BASE,
  checkout: [...WEB_BASE, 'address', 'payment'],
}
/** Of the storefront, the back office may use these. */
const WEB_FOR_BACK_OFFICE = ['ui', 'api']
/** Packages that run anywhere: all that shared and domain may use. */
const PURE_PACKAGES = ['zod/mini']

/** One line for every import that goes the wrong way. */
export function checkImportDirection(sources) {
  return sources.filter(({ file }) => file.startsWith('src/')).flatMap(checkFile)
}

function checkFile(source) {
  const from = placeOf(source.file)
  return importsOf(source).flatMap(({ specifier, line }) => {
    const fault = specifier.startsWith('.')
      ? faultOfPath(source, from, path.posix.join(path.posix.dirname(source.file), specifier))
      : faultOfPackage(source, from, specifier)
    return fault ? [`${source.file}:${line} imports ${specifier}: ${fault}`] : []
  })
}

function faultOfPath(source, from, target) {
  const to = placeOf(target)
  if (!to) return source.isTest && target.startsWith('test/') ? null : 'source files import nothing outside src/'
  if (from.root === to.root) return from.root === 'web' ? faultWithinWeb(from, to) : null
  if (from.root === 'server' && from.area === 'ssr' && to.root === 'web') return null
  if (!MAY_IMPORT[from.root]?.includes(to.root)) return `${from.root} may not import ${to.root}`
  if (from.root === 'back-office' && to.root === 'web' && !WEB_FOR_BACK_OFFICE.includes(to.area)) {
    return `of web, the back office may use ${WEB_FOR_BACK_OFFICE.join(' and ')} only`
  }
  return null
}

/** Files directly in src/web (routes, entries) put the areas together; nothing else does. */
function faultWithinWeb(from, to) {
  if (!from.area || !to.area || from.area === to.area) return null
  const allowed = WEB_BASE_MAY_USE[from.area] ?? [...WEB_BASE, ...WEB_WINDOWS]
  return allowed.includes(to.area) ? null : `web/${from.area} may not import web/${to.area}`
}

function faultOfPackage(source, from, specifier) {
  if (source.isTest) return null
  if (specifier.startsWith('node:') && from.root !== 'server') return `${from.root} runs in the browser too`
  const pure = from.root === 'shared' || from.root === 'domain'
  return pure && !PURE_PACKAGES.includes(specifier) ? `${from.root} uses no package but ${PURE_PACKAGES}` : null
}

function placeOf(file) {
  const [src, root, ...rest] = file.split('/')
  if (src !== 'src' || !(root in MAY_IMPORT)) return null
  return { root, area: rest.length > 1 ? rest[0] : null }
}

function importsOf({ text }) {
  const code = withoutComments(text)
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)['"]([^'"\n]+)['"]/gm
  return [...code.matchAll(pattern)].map((match) => ({ specifier: match[1], line: lineAt(code, match.index) }))
}
