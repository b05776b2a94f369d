import { payQrCode } from '../../src/sandbox/pay-qr-code.ts'
import { noFaults, type SandboxFaults } from '../../src/sandbox/sandbox-faults.ts'
import { runSandbox } from '../../src/sandbox/start-sandbox.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { openShop, type TestShop } from '../app.ts'
import type { BuiltStaff } from '../office.ts'
import { Bank } from '../proof/bank.ts'
import { Paying } from '../proof/paying.ts'
import { buildRuns } from './build-runs.ts'

/** The played provider of a shop and its QR codes: customers who pay, webhooks, faults. */
export function qrProvider({ shop, db }: Pick<TestShop, 'shop' | 'db'>) {
  const idThere = async (id: string): Promise<string> => {
    const found = await db.selectFrom('qr_codes').select('provider_qr_id').where('id', '=', id).executeTakeFirst()
    return found?.provider_qr_id ?? ''
  }
  /** A customer pays by UPI; the shop hears of it only when it asks, or by the webhook. */
  const pay = async (id: string) => payQrCode(shop, await idThere(id), {})
  const thereIs = async (id: string) =>
    db
      .selectFrom('sandbox_qr_codes')
      .select(['payment_amount', 'usage', 'close_reason'])
      .where('id', '=', await idThere(id))
      .executeTakeFirstOrThrow()
  /** Lets the provider's webhooks and refunds go out. */
  const hooks = () => runSandbox(shop)
  /** Lets these faults happen, and no others. */
  const fail = (faults: Partial<SandboxFaults> = {}) => {
    if (shop.sandbox) shop.sandbox.faults = { ...noFaults, ...faults }
  }
  return { pay, thereIs, hooks, fail }
}

/** Runs whose stops are paid by QR codes of the sandbox, which calls the shop as a provider does. */
export async function buildQr() {
  const open = async () => new Paying(await Bank.open(), await openShop({ env: { LOG_LEVEL: 'silent' } }))
  const runs = await buildRuns(open)
  /** An order out for delivery on a person's run, with its stop. */
  const atTheDoor = async (name = 'Biju') => {
    const [rider, order] = [await runs.rider(name), await runs.packed()]
    await runs.give(rider, [runs.whole(order)])
    return { rider, order, stop: await runs.stopOf(rider, order) }
  }
  const show = (who: BuiltStaff, stopId: string, command?: string) =>
    who.call(calls.showStopQr, { params: { id: stopId }, body: {}, ...(command && { command }) })
  const look = async (who: BuiltStaff, stopId: string) =>
    (await who.call(calls.readStopQr, { params: { id: stopId } })).body.data
  const refundOf = async (paymentId: string) => {
    const row = await runs.paying.refundOf(paymentId)
    return row && { reason: row.reason, status: row.status, amount: row.amount }
  }
  return { runs, atTheDoor, show, look, refundOf, ...qrProvider(runs.shop) }
}

export type BuiltQr = Awaited<ReturnType<typeof buildQr>>
