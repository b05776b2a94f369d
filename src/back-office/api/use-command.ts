import { useRef } from 'react'
import { ApiFailure } from '../../ui/api-failure.ts'
import { newCommandId } from './call-office.ts'

/**
 * Sends a command with an id of its own. Until an answer came it keeps that id, so that trying again after a broken connection
 * does nothing twice.
 */
export function useCommand<Input, Answer>(
  send: (input: Input, command: string) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  const waiting = useRef<string>(undefined)
  return async (input) => {
    waiting.current ??= newCommandId()
    try {
      const answer = await send(input, waiting.current)
      waiting.current = undefined
      return answer
    } catch (error) {
      if (!(error instanceof ApiFailure && error.status === 0)) waiting.current = undefined
      throw error
    }
  }
}
