import { ApiFailure, failureText, hasStatus } from '../../ui/api-failure.ts'
import type { KeptQueue, Queued } from './kept-queue.ts'

/** Time until what got no answer is tried again. */
const againMs = 5000

/** Way to send the entries of a queue, and what is said of one that the shop refuses. */
interface Sending<Entry extends Queued> {
  /** Sends one, and shows what came of it; called again with the same one where no answer came. */
  send: (entry: Entry) => Promise<unknown>
  /** Sentence on a refusal without words of its own. */
  failed: string
  onRefused: (entry: Entry) => void
}

/**
 * Makes what sends a person's entries of a queue one after the other, until all are sent or the connection is gone; then it tries again
 * by itself. What the shop refuses stays in the queue with its reason; where nobody is signed in any more, everything stays.
 */
export function queueSender<Entry extends Queued>(
  queue: KeptQueue<Entry>,
  { send, failed, onRefused }: Sending<Entry>,
) {
  let isSending = false
  let sender: string | undefined
  let later: ReturnType<typeof setTimeout> | undefined
  const next = () => queue.read().find(({ refused, staffId }) => refused === undefined && staffId === sender)
  const sendOne = async (entry: Entry): Promise<'done' | 'no-answer' | 'signed-out'> => {
    try {
      await send(entry)
      queue.remove(entry.command)
    } catch (error) {
      if (hasStatus(error, 401)) return 'signed-out'
      if (isPassing(error)) return 'no-answer'
      queue.change(entry.command, { refused: failureText(error, failed) } as Partial<Entry>)
      onRefused(entry)
    }
    return 'done'
  }
  const sendAll = async (staffId: string): Promise<void> => {
    sender = staffId
    if (isSending) return
    isSending = true
    clearTimeout(later)
    try {
      for (let entry = next(); entry; entry = next()) {
        const became = await sendOne(entry)
        if (became === 'no-answer') later = setTimeout(goOn, againMs)
        if (became !== 'done') return
      }
    } finally {
      isSending = false
    }
  }
  const goOn = () => {
    if (sender !== undefined) void sendAll(sender)
  }
  window.addEventListener('online', goOn)
  return sendAll
}

/** No answer, too many at once or a server that broke on the way: the same is sent again later. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false
  return error.status === 0 || error.status === 429 || error.status >= 500
}
