import type { HeardAnswer } from '../drill/shoppers.ts'

const KEPT = 6

/**
 * Hears every answer that shoppers and visitors get. A failure of the shop is a 503 that says so in a sentence and when to come
 * back (`Retry-After`), or a 429 that does; whatever else is 500 or more, or cut off, is a fault.
 */
export class Ear {
  private counts = new Map<string, number>()
  private readonly all = new Map<string, number>()
  private found: string[] = []

  /** From here on is counted anew. */
  begin(): void {
    this.counts = new Map()
    this.found = []
  }

  readonly hear = (answer: HeardAnswer): void => {
    const kind = answer.status === 0 ? 'none' : String(answer.status)
    for (const counts of [this.counts, this.all]) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const fault = faultOf(answer)
    if (fault && this.found.length < KEPT && !this.found.includes(fault)) this.found.push(fault)
  }

  heard(): string {
    return written(this.counts)
  }

  sum(): string {
    return written(this.all)
  }

  faults(): string[] {
    return this.found
  }
}

function written(counts: Map<string, number>): string {
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([kind, count]) => `${kind} × ${count}`)
    .join(' ')
}

function faultOf({ path, status, retryAfter, text }: HeardAnswer): string | null {
  const where = path.split('?')[0]?.replace(/[\w-]{20,}/g, '…')
  if (status === 0) return `${where}: no answer (${text})`
  if (status < 500 && status !== 429) return null
  if (![429, 503].includes(status)) return `${where} answered ${status}: ${text.slice(0, 200)}`
  if (!(Number(retryAfter) > 0)) return `${where} answered ${status} without Retry-After`
  return saysSomething(text) ? null : `${where} answered ${status} without a sentence: ${text.slice(0, 200)}`
}

/** JSON with a sentence, the shop's or the provider's, or a page with one. */
function saysSomething(text: string): boolean {
  if (text.startsWith('<')) return /<(h1|p)[ >]/.test(text)
  try {
    const { message, error } = JSON.parse(text)
    return /\w+ \w+/.test(message ?? error?.description)
  } catch {
    return false
  }
}
