/**
 * Returns the number of repetitions of a long walk: `ci` where CI is set, as in `.ci/run`; `here` in `npm test` at a desk, which
 * is to take minutes. `CI=true npm test` walks all of it anywhere.
 */
export function often(ci: number, here: number): number {
  return process.env.CI ? ci : here
}

/** All of a table of cases where CI is set; every third one at a desk, the first among them. */
export function someOf<T>(all: readonly T[]): readonly T[] {
  return process.env.CI ? all : all.filter((_, index) => index % 3 === 0)
}
