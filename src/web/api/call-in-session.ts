import { PastSession } from '../../ui/api-failure.ts'
import { token as stored } from './token.ts'

/** A call in the session that it began in. */
export interface CallInSession {
  /** The token to carry. */
  token: string | null
  /** To be called with the status once the whole answer is there, before anything of it is used. Throws PastSession. */
  end: (status: number) => void
}

/**
 * Begins a call in the name of whoever is shown. What is personal reaches nobody else: throws PastSession where another tab has
 * signed in otherwise a moment ago, and at the end where the answer comes to another session than the one that asked. A 401
 * removes the token, if it is still the one that the call carried (CONTRACT §5).
 */
export function callInSession(personal: boolean): CallInSession {
  const shown = stored.seen()
  const token = stored.read()
  const isSigned = personal && token !== null
  if (isSigned && shown !== null && shown !== token) throw new PastSession()
  const end = (status: number) => {
    const present = stored.read()
    // A 401 that comes after its session has ended by another one says what it always says.
    const isOver = status === 401 && present === null
    if (isSigned && token !== present && !isOver) throw new PastSession()
    if (status === 401 && token !== null && token === present) stored.write(null)
  }
  return { token, end }
}
