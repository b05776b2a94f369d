import type { TestShop } from '../app.ts'

/** Names the tables of which a row holds one of these texts. */
export async function tablesOf({ pool }: Pick<TestShop, 'pool'>, texts: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const matches = texts.map((_, n) => `position($${n + 1} in t::text) > 0`).join(' OR ')
    const { rows: hits } = await pool.query(`SELECT 1 FROM "${name}" t WHERE ${matches} LIMIT 1`, [...texts])
    if (hits.length > 0) found.push(name)
  }
  return found.sort()
}
