import { paperFaults } from '../../../shared/copy/office/paper-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limitConcurrency } from '../jobs/limit-concurrency.ts'
import { openThread } from '../threads/open-thread.ts'

/** Person who asks for a paper, so that nobody has the whole queue; `gone`: they have gone away, and nothing is to be drawn. */
export interface PaperFor {
  who: string
  gone?: AbortSignal
}

/** All papers of a process are drawn one after the other: of one person nine wait at most. */
const inTurn = limitConcurrency(1, 60, 9)
const tooMuch = () => new Failure('bad_input', paperFaults.tooMuch)
const thread = openThread({ megabytes: 512, patienceMs: 120_000, tooMuch })

type Draw = (...input: never[]) => Promise<Buffer>

/**
 * Makes of a function that draws a paper one that does so in the thread of papers, when it is its turn: `module` is the file that
 * exports it as `name`, what it is given is copied. Throws `too_many_requests` where too many wait, what it throws, and
 * `bad_input` where it is too much to be drawn at once.
 */
export function drawnInTurn<D extends Draw>(
  module: URL,
  name: string,
): (by: PaperFor, ...input: Parameters<D>) => Promise<Buffer> {
  return ({ who, gone }, ...input) =>
    inTurn(
      async () => {
        const drawn = (await thread({ module: module.href, name, input }, gone)) as Uint8Array
        return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength)
      },
      who,
      gone,
    )
}
