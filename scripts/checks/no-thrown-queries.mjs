import { lineAt, withoutComments } from './source-files.mjs'

/** Names of what the storefront's build leaves out of TanStack Query (src/web/api/no-thrown-queries.ts): it would do nothing. */
const LEFT_OUT = /\bthrowOnError\b|\buseSuspense\w*|\bsuspense: /g

/** Returns a line for each query of the storefront that would throw or suspend. */
export function checkThrownQueries(sources) {
  const own = sources.filter(({ file }) => /^src\/(web|ui)\//.test(file) && file !== 'src/web/api/no-thrown-queries.ts')
  return own.flatMap(({ file, text }) => {
    const code = withoutComments(text)
    return [...code.matchAll(LEFT_OUT)].map(
      (found) => `${file}:${lineAt(code, found.index)} ${found[0]}: no query of the storefront throws or suspends`,
    )
  })
}
