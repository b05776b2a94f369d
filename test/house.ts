import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
// @ts-expect-error the scripts have no types
import { POINTS } from '../scripts/checks/found.mjs'

const PROJECT = path.join(import.meta.dirname, '..')
const LINTER = 'node_modules/@biomejs/biome/bin/biome'

/** A small project in order, with the checks of this one. */
export interface House {
  folder: string
  write: (file: string, text: string) => void
  /** Returns the faults that the rules of the house find in it. */
  rules: () => { status: number | null; faults: string }
  /** Returns the parts of `npm run check` that fail in it, and all their output. */
  check: () => { status: number | null; broken: string[]; output: string }
  /** Returns the linter's output on its sources. */
  lint: () => { status: number | null; output: string }
  tearDown: () => void
}

/** Builds it in a folder of its own. */
export function buildHouse(): House {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-checks-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  furnish(folder, write)
  const run = (...words: string[]) => spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })
  return {
    folder,
    write,
    rules: () => {
      const { status, stdout, stderr } = run('scripts/check-imports.mjs')
      return { status, faults: stdout + stderr }
    },
    check: () => {
      const { status, stdout, stderr } = run('scripts/check.mjs')
      const broken = [...stdout.matchAll(/^BROKEN (.+) \(/gm)].map((match) => match[1] ?? '')
      return { status, broken, output: stdout + stderr }
    },
    lint: () => {
      const { status, stdout, stderr } = run(LINTER, 'check', '--error-on-warnings', 'src')
      return { status, output: stdout + stderr }
    },
    tearDown: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function furnish(folder: string, write: House['write']): void {
  const parts = ['scripts/check.mjs', 'scripts/check-imports.mjs', 'scripts/checks', 'scripts/setup']
  for (const part of [...parts, 'biome.json', 'tsconfig.json', '.gitignore', 'package-lock.json', 'docs/glossary.md']) {
    cpSync(path.join(PROJECT, part), path.join(folder, part), { recursive: true })
  }
  write('package.json', '{\n  "name": "house",\n  "private": true,\n  "type": "module"\n}\n')
  write('knip.json', '{\n  "entry": ["src/server/start/start.ts"],\n  "project": ["src/**/*.ts"]\n}\n')
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'))
  write('db/migrations/0001_first.sql', 'CREATE TABLE orders (id text);\nCREATE TABLE carts (id text);\n')
  write('src/server/start/start.ts', "import { greeting } from '../../shared/greeting.ts'\n\nconsole.log(greeting)\n")
  write('src/shared/greeting.ts', "/** A word. */\nexport const greeting = 'hello'\n")
  write('test/promise.test.ts', "import { test } from 'vitest'\n\ntest('it is kept', () => {})\n")
  write('docs/spec-coverage.md', coverageTable())
  write('docs/found.md', foundTable())
}

/** A table with a row for every section; `row` in place of that of the fourth. */
export function coverageTable(row = '| 4.1 | said | `test/promise.test.ts` `it is kept` |'): string {
  const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => {
    const kept = section === 4 ? row : `| ${section}.1 | said | \`test/promise.test.ts\` \`it is kept\` |`
    return `## §${section} Section\n\n${kept}\n`
  })
  return sections.join('\n')
}

/** A table with a row for every point; `seventh` in place of that of F7. */
export function foundTable(seventh?: string): string {
  const rows = POINTS.map((point: string) => `| ${point} | said | \`test/promise.test.ts\` \`it is kept\` |`)
  return `${rows.with(6, seventh ?? rows[6] ?? '').join('\n')}\n`
}
