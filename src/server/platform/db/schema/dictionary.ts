import type { Generated } from 'kysely'

/** Tables of search synonyms, and of searches without results. */
export interface DictionaryTables {
  dictionary: {
    id: string
    said: string
    /** Names of the products meant, several with commas between; empty: the word is ignored. */
    meant: string
    note: Generated<string>
    version: Generated<number>
    updated_at: Date
    removed_at: Generated<Date | null>
  }
  search_misses: { text: string; times: number; first_at: Date; last_at: Date; hidden_at: Generated<Date | null> }
}
