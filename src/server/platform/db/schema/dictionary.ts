import type { Generated } from 'kysely'

/** What people say for what goods are called, and what they searched for in vain. */
export interface DictionaryTables {
  dictionary: {
    id: string
    said: string
    /** What the goods are called, several with commas between; empty: it says nothing. */
    meant: string
    note: Generated<string>
    version: Generated<number>
    updated_at: Date
    removed_at: Generated<Date | null>
  }
  search_misses: { text: string; times: number; first_at: Date; last_at: Date; hidden_at: Generated<Date | null> }
}
