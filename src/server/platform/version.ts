import { readFileSync } from 'node:fs'
import path from 'node:path'

const file = path.join(import.meta.dirname, '../../../package.json')

/** The version of this program, as `package.json` and CHANGELOG.md name it: `1.1.0`. */
export const programVersion: string = JSON.parse(readFileSync(file, 'utf8')).version
