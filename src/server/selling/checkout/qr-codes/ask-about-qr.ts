import { askAgainAt, nextAskAt } from '../../../../domain/selling/payments/backoff.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { ProviderAway, ProviderRefused } from '../../payments/provider/provider-failure.ts'
import {
  expireQrCode,
  findQrCode,
  noteClosed,
  planQrAsk,
  type StoredQrCode,
  takeQrCodesToAsk,
} from '../../payments/qr-queries.ts'
import { settleQrPayment } from './settle-qr-payment.ts'

/** Asked at once. */
const BATCH = 10

/** Closes and asks about every QR code for which that is due. Several processes may do it at once. */
export async function askDueQrCodes(shop: PayingShop, stopped = () => false): Promise<void> {
  while (!stopped()) {
    const due = await takeQrCodesToAsk(shop.db, shop.clock(), BATCH)
    await Promise.all(due.map((code) => askOne(shop, code)))
    if (due.length < BATCH) return
  }
}

async function askOne(shop: PayingShop, code: StoredQrCode): Promise<void> {
  try {
    const answered = await askAboutQr(shop, code).then(
      () => true,
      (error) => {
        if (error instanceof ProviderAway) return false
        throw error
      },
    )
    const now = shop.clock()
    const after = (await findQrCode(shop.db, code.id)) ?? code
    const times = { status: statusToAsk(after), createdAt: after.created_at, expiresAt: after.closes_at }
    const failedAsks = answered ? 0 : after.failed_asks + 1
    const isNobodys = after.provider_qr_id === null && after.state !== 'asked'
    const next = answered ? nextAskAt(times, now) : askAgainAt(times, failedAsks, now)
    await planQrAsk(shop.db, after, isNobodys ? null : next, failedAsks)
  } catch (error) {
    shop.log.error({ err: error, qr: code.id }, 'a QR code could not be asked about')
  }
}

function statusToAsk({ state }: StoredQrCode): 'open' | 'settled' | 'expired' {
  if (state === 'paid') return 'settled'
  return state === 'closed' ? 'expired' : 'open'
}

/**
 * Asks the provider what was paid by a QR code, and settles it; closes one whose time is over, there and in the books, before it is
 * asked for the last time. Never call it inside a transaction. Throws ProviderAway.
 */
export async function askAboutQr(shop: PayingShop, { id }: Pick<StoredQrCode, 'id'>): Promise<void> {
  const code = await findQrCode(shop.db, id)
  if (!code) return
  if (code.closes_at <= shop.clock()) await expireQrCode(shop.db, id)
  const { provider_qr_id: providerId, to_close: toClose } = (await findQrCode(shop.db, id)) ?? code
  if (providerId === null) return
  if (toClose) await closeThere(shop, code.id, providerId)
  const payments = await shop.provider.paymentsOfQrCode(providerId).catch(unlessRefused)
  for (const payment of payments.toReversed()) await settleQrPayment(shop, payment)
}

/** One that is closed there already refuses to be closed. */
async function closeThere(shop: PayingShop, id: string, providerId: string): Promise<void> {
  try {
    await shop.provider.closeQrCode(providerId)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
  }
  await noteClosed(shop.db, id)
}

function unlessRefused(error: unknown): [] {
  if (error instanceof ProviderRefused) return []
  throw error
}
