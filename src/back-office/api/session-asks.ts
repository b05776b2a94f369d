/** What the person is asked for before a call can go on: a new session, or a factor shown anew. */
export type SessionAsk = 'sign-in' | 'step-up'

let present: { ask: SessionAsk; answered: Promise<boolean>; answer: (done: boolean) => void } | null = null
const listeners = new Set<() => void>()

/**
 * Asks the person, over whatever they are doing, and gives whether the call may be tried again. Calls that need the same at the
 * same moment wait for one answer. Where nothing on the page can ask, the answer is no.
 */
export function askPerson(ask: SessionAsk): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  // a session that ends while a factor is asked for comes first
  if (present && present.ask !== ask) answerAsk(false)
  if (!present) {
    let answer: (done: boolean) => void = () => {}
    const answered = new Promise<boolean>((resolve) => {
      answer = resolve
    })
    present = { ask, answered, answer }
    tell()
  }
  return present.answered
}

/** The person has done what was asked for, or would not. */
export function answerAsk(done: boolean): void {
  present?.answer(done)
  present = null
  tell()
}

/** What is asked for now. */
export function presentAsk(): SessionAsk | null {
  return present?.ask ?? null
}

/** Calls back when `presentAsk` has changed. Returns the way to stop. */
export function followAsks(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
