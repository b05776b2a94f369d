import { keepInTab, readKept } from './tab-storage.ts'

/** A person's unsaved changes of a record. */
export interface StoredDraft {
  /** The version that was seen when the first field was changed. */
  version: number
  edits: Record<string, { was: unknown; now: unknown }>
}

const prefix = 'draft '

/** The draft of a record in this tab; undefined where there is none, or it cannot be read. */
export function readDraft(record: string): StoredDraft | undefined {
  const draft = readKept(prefix + record) as StoredDraft | undefined
  return draft && typeof draft.version === 'number' && typeof draft.edits === 'object' ? draft : undefined
}

/** Keeps a draft in this tab, where the browser lets it. */
export function keepDraft(record: string, draft: StoredDraft): void {
  keepInTab(prefix + record, draft)
}

/** Forgets the draft of a record. */
export function forgetDraft(record: string): void {
  keepInTab(prefix + record, undefined)
}
