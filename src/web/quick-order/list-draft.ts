import { stored } from '../api/stored.ts'

const kept = stored('pasted-list', 'sessionStorage')

/** The typed text, and who was signed in; null for a visitor. */
interface Draft {
  text: string
  userId: string | null
}

/** Remembers a pasted list for this tab: neither a reload nor a login loses it. */
export function keepListText(text: string, userId: string | null): void {
  kept.write(text === '' ? null : JSON.stringify({ text, userId } satisfies Draft))
}

/** Returns the text pasted in this tab by a visitor, or by the person who is signed in now. */
export function readListText(userId: string | null): string {
  try {
    const draft: Draft = JSON.parse(kept.read() ?? '')
    return draft.userId === null || draft.userId === userId ? draft.text : ''
  } catch {
    return ''
  }
}
