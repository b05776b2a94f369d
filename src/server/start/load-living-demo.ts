import type { AddressInfo } from 'node:net'
import { goOnAfter, historyDays, playHistory, type TestBank } from '../../demo/living/play-history.ts'
import { Timeline } from '../../demo/living/timeline.ts'
import { loadDemoBefore } from '../../demo/load-demo.ts'
import type { MasterPictures } from '../../demo/master-pictures.ts'
import { presentStep } from '../../sandbox/checkout-routes.ts'
import { startPayment } from '../../sandbox/create-payment.ts'
import { runSandbox } from '../../sandbox/start-sandbox.ts'
import { indianDayStart } from '../../shared/india-time.ts'
import type { Config } from '../platform/config.ts'
import { connect, type Target } from '../platform/db/connect.ts'
import { databaseServer } from '../platform/db/database-address.ts'
import { reconcile } from '../selling/checkout/settle/reconcile.ts'
import { buildApp } from './app.ts'
import { makeShop, type WholeShop } from './make-shop.ts'

/**
 * Fills an empty database with the demo shop and three months of its history up to `now`. A shop of its own lives through them, on
 * a clock of its own and, where payments are played, on a port of its own that nobody is told of. One that is broken off leaves a shop
 * whose books are in order and whose history ends early. Throws StartFailure where the demo's files are wrong.
 */
export async function loadLivingDemo(
  { config, target }: { config: Config; target: Target },
  { now, masters, signal }: { now: Date; masters: MasterPictures; signal?: AbortSignal | undefined },
): Promise<void> {
  const begins = indianDayStart(now, historyDays)
  const timeline = new Timeline(
    begins,
    goOnAfter(() => shop),
  )
  const connections = connect(inAHurry(target), { max: 4 })
  const shop = makeShop({ ...config, rateLimits: false, demo: 'off' }, connections, { clock: timeline.clock })
  const app = await buildApp(shop)
  try {
    await app.listen({ host: '127.0.0.1', port: 0 })
    shop.restingSandbox.listensAt(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
    const { shopperId, shelves } = await loadDemoBefore(shop, begins, masters)
    const bank = shop.sandbox && testBank(shop)
    await playHistory(shop, { timeline, begins, ends: now, bank, demoShopperId: shopperId, shelves, signal })
  } finally {
    await app.close()
    await connections.disconnect()
  }
}

/** Connections that do not wait for the disk: a history that is lost with the machine is begun anew. */
function inAHurry(target: Target): Target {
  const server = typeof target === 'string' ? databaseServer(target) : target
  return Object.assign({ ...server }, { options: '-c synchronous_commit=off' }) as Target
}

function testBank(shop: WholeShop): TestBank {
  return {
    pay: async (orderId) => {
      const payment = await startPayment(shop, { method: 'upi', vpa: 'success@razorpay', order_id: orderId })
      const { success } = (await presentStep(shop.restingSandbox, payment)) as Paid
      return { paymentId: success.razorpay_payment_id, signature: success.razorpay_signature }
    },
    night: async () => {
      await reconcile(shop)
      await runSandbox(shop)
    },
  }
}

interface Paid {
  success: { razorpay_payment_id: string; razorpay_signature: string }
}
