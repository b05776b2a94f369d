import { promisedLimits } from '../../../shared/legal-limits.ts'

/** Returns the moment by which the shop answers a request that came at `askedAt`. */
export function answerRequestBy(askedAt: Date): Date {
  return new Date(askedAt.getTime() + promisedLimits.returnAnswerHours * 3_600_000)
}
