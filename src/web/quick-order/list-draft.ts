import { stored } from '../api/stored.ts'

const kept = stored('pasted-list', 'sessionStorage')

/** Remembers a pasted list for this tab: neither a reload nor a login loses it. */
export function keepListText(text: string): void {
  kept.write(text === '' ? null : text)
}

/** What was pasted in this tab. */
export function readListText(): string {
  return kept.read() ?? ''
}
