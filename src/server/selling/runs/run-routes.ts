import type { FastifyInstance } from 'fastify'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { runDone as copy } from '../../../shared/copy/office/runs.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { paiseFromRupees, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { sheetContentTypes } from '../../platform/spreadsheets/sheet-shapes.ts'
import { staffCommand, staffFile, staffRoute } from '../../staff/http/staff-route.ts'
import { handInRun } from './hand-in-run.ts'
import { listOwnRuns, listRuns, listToGive } from './list-runs.ts'
import { readCash } from './read-cash.ts'
import type { HandIn } from './run-queries.ts'
import { sortStops } from './sort-stops.ts'
import { takeOffStop } from './take-off-stop.ts'
import { writeCash } from './write-cash.ts'

/** Runs and the cash of them; giving and marking a stop moves orders and is among those (checkout/runs). */
export function runRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, calls.listOwnRuns, async ({ staff }) => ({
    data: { runs: await listOwnRuns(shop, staff.id) },
  }))
  staffRoute(office, shop, calls.listRuns, async () => ({ data: await listRuns(shop) }))
  staffRoute(office, shop, calls.listToGive, async () => ({ data: await listToGive(shop) }))
  staffCommand(office, shop, calls.sortStops, async ({ params, body }, work) => {
    await sortStops(work, params.id, body.stops)
    return { message: copy.sorted }
  })
  staffCommand(office, shop, calls.takeOffStop, async ({ params }, work) => {
    await takeOffStop(shop, work, params.id)
    return { message: copy.tookOff }
  })
  staffCommand(office, shop, calls.handInRun, async ({ params, body }, work) => {
    const [seen, counted] = [paiseFromRupees(body.collected), paiseFromRupees(body.counted)]
    const handIn = await handInRun(shop, work, { runId: params.id, seen, counted, reason: body.reason || null })
    return { message: sentenceOf(handIn) }
  })
  staffRoute(office, shop, calls.cashOfRuns, async ({ query }) => ({ data: await readCash(shop, query.month) }))
  staffFile(office, shop, calls.downloadCash, async ({ query: { what, month } }) => {
    const cash = await readCash(shop, month, null)
    return {
      contentType: sheetContentTypes.csv,
      fileName: what === 'month' ? `cash-${cash.month.month}.csv` : 'cash-outstanding.csv',
      bytes: Buffer.from(await writeCash(cash, what)),
    }
  })
}

function sentenceOf({ name, counted, collected, till_id }: HandIn & { name: string }): string {
  const [amount = '', difference = ''] = [counted, counted - collected].map((paise) =>
    formatRupees(rupeesFromPaise(paise)),
  )
  const said = till_id === null ? copy.handedInWithoutTill(amount, name) : copy.handedIn(amount, name)
  return counted === collected ? said : said + copy.ofDifference(difference)
}
