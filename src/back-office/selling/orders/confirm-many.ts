import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen } from '../../../shared/copy/office/order-screen.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { newCommandId } from '../../api/call-office.ts'
import { sendStep } from './use-order-step.ts'

/** The result for one of many orders; `why` is the reason why it was not confirmed, null if it was. */
export interface ConfirmResult {
  id: string
  number: string
  why: string | null
}

/**
 * Confirms orders one after the other, each a command of its own: what is refused for one holds up no other. One whose
 * PIN code and state do not fit is left for somebody who looks at it.
 */
export async function confirmMany(
  rows: readonly OrderRow[],
  onProgress: (done: number) => void,
): Promise<ConfirmResult[]> {
  const results: ConfirmResult[] = []
  for (const { _id: id, number, status, isDoubtful } of rows) {
    const why = isDoubtful ? orderScreen.doubtfulAlone : await confirmOne(id, status)
    results.push({ id, number, why })
    onProgress(results.length)
  }
  return results
}

/** Confirms one order. Returns the reason why it was not confirmed; null if it was. */
function confirmOne(id: string, status: OrderRow['status']): Promise<string | null> {
  return sendStep(id, { step: 'confirm', saw: status }, newCommandId()).then(
    () => null,
    (error) => failureText(error, orderScreen.notSent),
  )
}
