import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = ['src', 'test', 'scripts', 'bench']
const SOURCE = /\.(ts|tsx|mjs|css)$/

/** Every source file of a project: path with forward slashes, text, and whether it is a test. */
export function readSources(root) {
  return FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) => {
    const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
      .map((entry) => readSource(root, path.join(entry.parentPath, entry.name)))
  })
}

function readSource(root, full) {
  const file = path.relative(root, full).split(path.sep).join('/')
  return { file, text: readFileSync(full, 'utf8'), isTest: /\.test\.tsx?$/.test(file) }
}

/** The text without comments, line breaks kept. Good enough for looking for words: strings that hold `//` survive. */
export function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1')
}

/** The number of the line that holds this position. */
export function lineAt(text, index) {
  return text.slice(0, index).split('\n').length
}

/** Everything that a file imports, with the line. */
export function importsOf({ text }) {
  const code = withoutComments(text)
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)['"]([^'"\n]+)['"]/gm
  return [...code.matchAll(pattern)].map((match) => ({ specifier: match[1], line: lineAt(code, match.index) }))
}
