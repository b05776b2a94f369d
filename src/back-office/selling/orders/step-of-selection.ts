import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { type DayStep, daySteps, dayWork } from '../../../shared/office/steps-of-orders.ts'

/** A step with the orders that it fits, and the others. */
export interface CommonStep<Row> {
  step: DayStep
  fits: Row[]
  others: Row[]
}

/** Returns the step that most of these orders need, of those that the person may take; the earlier one of two; null: none. */
export function commonStep<Row extends Pick<OrderRow, 'status'>>(
  rows: readonly Row[],
  may: (step: DayStep) => boolean,
): CommonStep<Row> | null {
  const found = daySteps
    .filter(may)
    .map((step) => ({ step, fits: rows.filter(({ status }) => status === dayWork[step]) }))
    .reduce<Omit<CommonStep<Row>, 'others'> | null>(
      (best, each) => (each.fits.length > (best?.fits.length ?? 0) ? each : best),
      null,
    )
  return found && { ...found, others: rows.filter(({ status }) => status !== dayWork[found.step]) }
}
