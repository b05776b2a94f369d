import { type Context, context } from '@opentelemetry/api'
import pg from 'pg'

/** A statement that was answered or failed. */
export interface Asked {
  /** Its name, or its text where it has none: never a value. */
  statement: () => string
  milliseconds: number
  failed: boolean
  /** Trace context of the caller when the statement was sent (platform/tracing); empty where nothing is traced. */
  asking: Context
}

/** Hears of every statement of a process. */
export type HearAsked = (asked: Asked) => void

const longest = 160

/** A client of pg that tells how long each statement took, from asking to its answer. `hear` is asked for each time: it may come later. */
export function timedClient(hear: () => HearAsked | undefined): typeof pg.Client {
  class TimedClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has a dozen forms
    override query(...given: any[]): any {
      const heard = hear()
      const [config] = given
      // what streams (COPY) has no single answer
      if (!heard || typeof config?.submit === 'function') return super.query(...(given as [string]))
      const began = performance.now()
      const asking = context.active()
      const note = (failed: boolean) =>
        heard({ statement: () => statementOf(config), milliseconds: performance.now() - began, failed, asking })
      const callback = given.at(-1)
      if (typeof callback === 'function') {
        given[given.length - 1] = (error: Error | null, result: unknown) => {
          note(Boolean(error))
          callback(error, result)
        }
        return super.query(...(given as [string]))
      }
      const answer = super.query(...(given as [string])) as unknown as Promise<unknown>
      answer.then(
        () => note(false),
        () => note(true),
      )
      return answer
    }
  }
  return TimedClient as typeof pg.Client
}

/** Texts hold places ($1) for what somebody sent; what is written out in them is ours, and left out all the same. */
function statementOf(config: string | { name?: string; text?: string }): string {
  if (typeof config !== 'string' && config.name) return config.name
  const text = typeof config === 'string' ? config : (config.text ?? '')
  return text
    .replace(/\s+/g, ' ')
    .replace(/'[^']*'/g, "'…'")
    .trim()
    .slice(0, longest)
}
