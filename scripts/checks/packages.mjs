import { withoutComments } from './source-files.mjs'

/**
 * Folders of the process that answers requests: the server and the code that it renders pages with. The office's own pages are
 * built separately.
 */
const RUNS = /^src\/(?:shared|domain|server|sandbox|demo|ui|web)\//
/**
 * Each is read by somebody here before it comes in, and again with each new version (CONTRIBUTING.md). 30 and 31 are harfbuzzjs and
 * bidi-js: papers in the scripts of India (decision 143). 32 is entities: HTML in the files of suppliers.
 */
const MOST = 32
/** `npm run dev` alone. */
const NOT_RUN = ['vite']
/** Types are gone before anything runs. */
const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/gm

/** One line where the running shop imports more packages than one keeps an eye on. */
export function checkPackages(sources) {
  const names = sources.filter(({ file, isTest }) => !isTest && RUNS.test(file)).flatMap(packagesOf)
  const packages = [...new Set(names)].filter((name) => !NOT_RUN.includes(name)).sort()
  if (packages.length <= MOST) return []
  return [`the running shop imports ${packages.length} packages, ${MOST} at most: ${packages.join(', ')}`]
}

function packagesOf({ text }) {
  const specifiers = [...withoutComments(text).matchAll(IMPORT)].map((match) => match[1] ?? match[2])
  return specifiers
    .filter((specifier) => /^[@\w]/.test(specifier) && !specifier.startsWith('node:'))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'))
}
