import type { Shop } from '../../platform/shop.ts'
import type { CommandUndo, RecordUndo } from '../../staff/commands/undo-registry.ts'
import { putWord, removeWord, restoreWord } from './change-dictionary.ts'
import { lockWord } from './dictionary-queries.ts'

/** Undo of changes to what a word means. */
export function undoDictionaryRecords(shop: Shop): Record<'dictionary_word', RecordUndo> {
  return {
    dictionary_word: {
      needs: 'products.edit',
      read: async (tx, id) => {
        const row = await lockWord(tx, id)
        return row && !row.removed_at ? { meant: row.meant, note: row.note } : undefined
      },
      restore: (work, id, fields) => putWord(shop, work, id, fields as { meant?: string; note?: string }),
    },
  }
}

/** One that was added is taken out, and comes back as it was. */
export function undoDictionaryCommands(shop: Shop): Record<'dictionary.remove' | 'dictionary.restore', CommandUndo> {
  return {
    'dictionary.remove': {
      needs: 'products.edit',
      run: async (work, { subjectId }) => void (await removeWord(shop, work, subjectId)),
    },
    'dictionary.restore': { needs: 'products.edit', run: (work, { subjectId }) => restoreWord(work, subjectId) },
  }
}
