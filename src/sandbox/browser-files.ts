import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'browser')

/** The scripts that the sandbox brings to the browser, by their name under /sandbox/v1/. */
export const browserFiles: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]),
)
