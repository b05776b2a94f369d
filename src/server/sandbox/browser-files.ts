import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The files that the sandbox brings to the browser, by their name under /sandbox/v1/. */
export const browserFiles: ReadonlyMap<string, { type: string; bytes: Buffer }> = new Map(
  ['checkout.js'].map((name) => [
    name,
    { type: 'text/javascript; charset=utf-8', bytes: readFileSync(path.join(import.meta.dirname, 'browser', name)) },
  ]),
)
