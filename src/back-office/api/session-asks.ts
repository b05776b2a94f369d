/** The request to the person before a call can continue: a new session, or a factor shown again. */
export type SessionAsk = 'sign-in' | 'step-up'

/** The person was asked to sign in again, and would not yet. */
let isLeft = false
let present: { ask: SessionAsk; answered: Promise<boolean>; answer: (done: boolean) => void } | null = null
const listeners = new Set<() => void>()

/**
 * Asks the person, over whatever they are doing, and gives whether the call may be tried again. Calls that need the same at the
 * same moment wait for one answer. Where nothing on the page can ask, the answer is no.
 */
export function askPerson(ask: SessionAsk): Promise<boolean> {
  if (listeners.size === 0 || (ask === 'sign-in' && isLeft)) return Promise.resolve(false)
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
  if (present?.ask === 'sign-in') isLeft = !done
  present?.answer(done)
  present = null
  tell()
}

/** Returns the present request to the person; null if there is none. */
export function presentAsk(): SessionAsk | null {
  return present?.ask ?? null
}

/** True once the session of what is on the screen has ended: nobody may read it until its person is back. */
export function isSessionOver(): boolean {
  return isLeft || present?.ask === 'sign-in'
}

/** The session goes on, as another tab says. */
export function goOn(): void {
  isLeft = false
  if (present?.ask === 'sign-in') answerAsk(true)
  else tell()
}

/** Asks once more who would not sign in before. */
export function askAgain(): void {
  isLeft = false
  void askPerson('sign-in')
}

/** Nobody is left to be asked. */
export function forgetAsks(): void {
  answerAsk(false)
  isLeft = false
  tell()
}

/** Calls back when `presentAsk` or `isSessionOver` has changed. Returns the way to stop. */
export function followAsks(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
