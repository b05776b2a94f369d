import type { HealthCheckShown } from '../../shared/contract/office/health.ts'
import { healthCopy as copy } from '../../shared/copy/office/health.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { lookAtHealth } from '../operations/health/look-at-health.ts'
import { presentHealth } from '../operations/health/present-health.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { layOut } from './lay-out.ts'
import { readOptions } from './read-options.ts'

/** `health`: what the screen System status says, at this moment. Throws it as `internal` where something is wrong. */
export async function healthCommand(shop: PayingShop, given: string[]): Promise<string> {
  readOptions(given, {}, 0)
  const checks = await presentHealth(shop.db, await lookAtHealth(shop))
  const report = write(checks)
  if (checks.some(({ state }) => state === 'bad')) throw new Failure('internal', report)
  return report
}

function write(checks: readonly HealthCheckShown[]): string {
  const toLookAt = checks.filter(({ state }) => state !== 'ok')
  const rows = checks.map(({ state, title, text }) => [copy.states[state], title, text])
  const steps = toLookAt.map(({ title, since, todo }) =>
    [`${title}:`, ...(since ? [`${copy.since(formatMoment(since))}.`] : []), todo ?? ''].join(' '),
  )
  const verdict = toLookAt.length === 0 ? copy.allWell : copy.wrong(toLookAt.length)
  return [
    layOut(rows),
    '',
    ...(steps.length > 0 ? [`${copy.whatToDo}:`, ...steps.map((step) => `  ${step}`), ''] : []),
    verdict,
  ].join('\n')
}
