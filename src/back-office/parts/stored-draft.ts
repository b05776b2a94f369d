/** What somebody has changed of a record and not saved. */
export interface StoredDraft {
  /** The version that was seen when the first field was changed. */
  version: number
  edits: Record<string, { was: unknown; now: unknown }>
}

const prefix = 'draft '

/** The draft of a record in this tab; undefined where there is none, or it cannot be read. */
export function readDraft(record: string): StoredDraft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(prefix + record) ?? 'null') as StoredDraft | null
    return draft && typeof draft.version === 'number' && typeof draft.edits === 'object' ? draft : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft in this tab, where the browser lets it. */
export function keepDraft(record: string, draft: StoredDraft): void {
  try {
    sessionStorage.setItem(prefix + record, JSON.stringify(draft))
  } catch {
    // a browser that keeps nothing: the form still has it
  }
}

/** Forgets the draft of a record. */
export function forgetDraft(record: string): void {
  try {
    sessionStorage.removeItem(prefix + record)
  } catch {
    // there was none
  }
}
