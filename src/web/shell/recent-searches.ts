import { limits } from '../../shared/limits.ts'
import { recentKept as kept } from '../session/recent-kept.ts'

/** Searches made in this browser, the last first. */
export const recentSearches = {
  use: (): string[] => textsIn(kept.use()),
  remember: (text: string): void => {
    const wanted = text.trim()
    if (wanted.length < 2 || wanted.length > limits.searchTextMax) return
    write([wanted, ...others(wanted)])
  },
  remove: (text: string): void => write(others(text)),
  clear: (): void => kept.write(null),
}

function others(text: string): string[] {
  return textsIn(kept.read()).filter((known) => known.toLowerCase() !== text.toLowerCase())
}

function write(texts: readonly string[]): void {
  kept.write(texts.length === 0 ? null : JSON.stringify(texts.slice(0, limits.recentSearches)))
}

/** Another version, or another program, may have written there. */
function textsIn(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isSearch).slice(0, limits.recentSearches) : []
  } catch {
    return []
  }
}

function isSearch(text: unknown): text is string {
  return typeof text === 'string' && text.length <= limits.searchTextMax
}
