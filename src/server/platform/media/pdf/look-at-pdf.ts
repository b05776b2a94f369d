import { pdfFaults as say } from '../../../../shared/copy/office/pdf-faults.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { limitConcurrency } from '../../jobs/limit-concurrency.ts'
import { openThread } from '../../threads/open-thread.ts'

const inTurn = limitConcurrency(1, 8)
const tooMuch = () => new Failure('bad_input', say.heavy, { errors: { sheet: say.heavy } })
const thread = openThread({ megabytes: 384, patienceMs: 60_000, tooMuch })

/** Looks at a PDF as refusePdf does, and throws what it does, beside the event loop: a large one takes most of a second. */
export async function lookAtPdf(bytes: Buffer): Promise<void> {
  const module = new URL('./refuse-pdf.ts', import.meta.url).href
  await inTurn(() => thread({ module, name: 'refusePdf', input: [bytes] }))
}
