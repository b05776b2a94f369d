import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { TestShop } from '../app.ts'
import { canaryMarks } from './canary-person.ts'

/** Returns each column of the database that holds a mark of the person, as table.column: read from the database's own catalogue. */
export async function columnsWithCanary({ pool }: Pick<TestShop, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await pool.query<{ key: string }>(
      `SELECT DISTINCT f.key FROM "${name}" t CROSS JOIN LATERAL jsonb_each_text(to_jsonb(t)) f
       WHERE EXISTS (SELECT FROM unnest($1::text[]) m WHERE position(m in lower(f.value)) > 0) ORDER BY 1`,
      [canaryMarks],
    )
    found.push(...hits.map(({ key }) => `${name}.${key}`))
  }
  return found.sort()
}

/** Returns the files below a folder whose bytes or names hold a mark of the person; mails with what their encodings hide. */
export function filesWithCanary(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => {
      const file = path.join(folder, name)
      return hasCanary(name) || (statSync(file).isFile() && hasCanary(readable(readFileSync(file))))
    })
    .sort()
}

/** Returns whether a text holds a mark of the person. */
export function hasCanary(text: string): boolean {
  const small = text.toLowerCase()
  return canaryMarks.some((mark) => small.includes(mark))
}

/** The bytes as text, and what base64 lines in them say. */
function readable(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const hidden = (text.match(/(?:[A-Za-z0-9+/]{60,}={0,2}\r?\n?)+/g) ?? []).map((lines) =>
    Buffer.from(lines, 'base64').toString('latin1'),
  )
  return [text.replace(/=\r\n/g, ''), ...hidden].join('\n')
}
