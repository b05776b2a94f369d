import path from 'node:path'
import { importsOf } from './source-files.mjs'

/**
 * Folders that each root of src/ may import besides itself. Tests may also use test/. For the floors inside one root see
 * floors.mjs.
 */
const MAY_IMPORT = {
  shared: [],
  domain: ['shared'],
  server: ['shared', 'domain'],
  // the payment provider that is played: it stands outside the shop, on the shop's platform
  sandbox: ['shared', 'server'],
  // the demo shop fills the tables of an empty one
  demo: ['shared', 'domain', 'server'],
  // parts and a router that know no word of the shop
  ui: ['shared'],
  web: ['shared', 'ui'],
  'back-office': ['shared', 'ui'],
}
/**
 * Exceptions: server/start assembles the shop with the test provider and the demo shop; server/pages renders pages with the
 * build of web.
 */
const DOORS = [
  { from: 'server/start', to: ['sandbox', 'demo'] },
  { from: 'server/pages', to: ['web'] },
]
/** Packages that run anywhere: all that shared and domain may use. */
const PURE_PACKAGES = ['zod/mini', 'entities']
/** Roots that run on the server only. */
const ON_SERVER = ['server', 'sandbox', 'demo']

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
  if (from.root === to.root) return null
  if (DOORS.some((door) => door.from === `${from.root}/${from.area}` && door.to.includes(to.root))) return null
  if (!MAY_IMPORT[from.root]?.includes(to.root)) return `${from.root} may not import ${to.root}`
  return null
}

function faultOfPackage(source, from, specifier) {
  if (source.isTest) return null
  if (specifier.startsWith('node:') && !ON_SERVER.includes(from.root)) return `${from.root} runs in the browser too`
  const pure = from.root === 'shared' || from.root === 'domain'
  return pure && !PURE_PACKAGES.includes(specifier) ? `${from.root} uses no package but ${PURE_PACKAGES}` : null
}

function placeOf(file) {
  const [src, root, ...rest] = file.split('/')
  if (src !== 'src' || !(root in MAY_IMPORT)) return null
  return { root, area: rest.length > 1 ? rest[0] : null }
}
