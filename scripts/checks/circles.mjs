import path from 'node:path'
import { lineAt, withoutComments } from './source-files.mjs'

/** An import or export of values by name or as a whole; one of types alone is none, nor is `import()`, which waits for its moment. */
const VALUES = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"()]*?\bfrom\s*)?['"](\.[^'"\n]+)['"]/gm
const ONLY_TYPES = /\{\s*(?:type\s+[^,}]+,?\s*)+\}/

/** Returns a line for every circle of files of src/ that import values of one another: what two files need lives in a third. */
export function checkCircles(sources) {
  const files = sources.filter(({ file, isTest }) => file.startsWith('src/') && !isTest)
  const arrows = new Map(files.map((source) => [source.file, valuesOf(source)]))
  const circles = new Map()
  for (const file of arrows.keys()) {
    const circle = wayBack(file, arrows)
    if (circle) circles.set([...circle].sort().join(), circle)
  }
  return [...circles.values()].map((circle) => {
    const { line } = arrows.get(circle[0]).find(({ target }) => target === (circle[1] ?? circle[0]))
    return `${circle[0]}:${line} imports values in a circle: ${[...circle, circle[0]].join(' → ')}`
  })
}

function valuesOf({ file, text }) {
  const code = withoutComments(text)
  return [...code.matchAll(VALUES)]
    .filter((match) => !ONLY_TYPES.test(match[0]))
    .map((match) => ({
      target: path.posix.join(path.posix.dirname(file), match[1]),
      line: lineAt(code, match.index + match[0].length),
    }))
}

/** The shortest way from a file by its imports to itself; undefined where there is none. */
function wayBack(goal, arrows) {
  const ways = [[goal]]
  const seen = new Set()
  while (ways.length > 0) {
    const way = ways.shift()
    for (const { target } of arrows.get(way.at(-1)) ?? []) {
      if (target === goal) return way
      if (seen.has(target)) continue
      seen.add(target)
      ways.push([...way, target])
    }
  }
  return undefined
}
