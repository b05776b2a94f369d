import type { QrCode } from '../../../../shared/contract/office/qr-calls.ts'
import { qrCopy as copy } from '../../../../shared/copy/office/qr-codes.ts'
import { payments } from '../../../../shared/copy/payments.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { qrLimits } from '../../../../shared/qr-limits.ts'
import { findOrder } from '../../orders/order-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { ProviderAway, ProviderRefused } from '../../payments/provider/provider-failure.ts'
import {
  findNewestQrCode,
  findQrCode,
  mayAskAboutQr,
  openQrCode,
  refuseQrCode,
  type StoredQrCode,
} from '../../payments/qr-queries.ts'
import { askAboutQr } from './ask-about-qr.ts'
import { isQrOffered, noteNoQrCodes } from './is-qr-offered.ts'

/** Throws `unavailable` where the shop's account at the provider has no QR codes. */
export async function refuseUnlessOffered(shop: PayingShop): Promise<void> {
  if (!(await isQrOffered(shop))) throw new Failure('unavailable', copy.notOffered)
}

/**
 * Lets the provider make a QR code that was begun, and gives it as it is then. Never call it inside a transaction. Throws
 * `unavailable` where the provider is away or makes none.
 */
export async function showQrCode(shop: PayingShop, id: string): Promise<QrCode> {
  const code = await findQrCode(shop.db, id)
  if (!code) throw new Error(`the QR code ${id} is gone`)
  if (code.state === 'asked') await make(shop, code)
  return present((await findQrCode(shop.db, id)) ?? code)
}

/**
 * Reads the newest QR code of an order for somebody who waits for its payment: the provider is asked where nobody else has just done
 * so. Null: there is none.
 */
export async function readQrCode(shop: PayingShop, orderId: string): Promise<QrCode | null> {
  const code = await findNewestQrCode(shop.db, orderId)
  if (!code || code.state === 'refused' || code.state === 'asked') return null
  const isOver = code.closes_at <= shop.clock()
  if ((code.state === 'open' || isOver) && (await mayAskAboutQr(shop.db, code.id, shop.clock()))) {
    await askAboutQr(shop, code).catch((error) => {
      if (!(error instanceof ProviderAway)) throw error
      shop.log.warn({ err: error, qr: code.id }, 'the provider could not be asked')
    })
  }
  return present((await findQrCode(shop.db, code.id)) ?? code)
}

async function make(shop: PayingShop, code: StoredQrCode): Promise<void> {
  const { id, amount, closes_at: closesAt } = code
  const order = await findOrder(shop.db, { id: code.order_id })
  try {
    const made = await shop.provider.createQrCode({
      amount,
      closeBy: new Date(closesAt.getTime() + qrLimits.providerMarginSeconds * 1000),
      description: copy.atProvider(order?.number ?? ''),
      notes: { qr: id, order: order?.number ?? '' },
    })
    const kept = { provider_qr_id: made.id, content: made.content, ask_at: firstAsk(shop) }
    if (made.content !== null && (await openQrCode(shop.db, id, kept))) return
    // nobody sees this one: the order was moved meanwhile, another process was faster, or there is nothing to draw
    await shop.provider
      .closeQrCode(made.id)
      .catch((error) => shop.log.warn({ err: error, qr: id }, 'a QR code that nobody sees could not be closed'))
    if (made.content === null) await giveUp(shop, id)
  } catch (error) {
    if (error instanceof ProviderAway) throw new Failure('unavailable', payments.providerAway)
    if (!(error instanceof ProviderRefused)) throw error
    shop.log.warn({ err: error, qr: id }, 'the provider refused a QR code')
    // a field that is refused, such as an amount above what UPI carries, says nothing about other codes
    if (error.refusal.field === null) await giveUp(shop, id)
    await refuseQrCode(shop.db, id)
    throw new Failure('unavailable', copy.notThisOne)
  }
}

/** Writes that the provider makes no QR codes. Throws `unavailable`. */
async function giveUp(shop: PayingShop, id: string): Promise<never> {
  await refuseQrCode(shop.db, id)
  await noteNoQrCodes(shop)
  throw new Failure('unavailable', copy.notOffered)
}

/** The screen asks by itself; without one the shop asks a little later. */
function firstAsk(shop: PayingShop): Date {
  return new Date(shop.clock().getTime() + 15_000)
}

function present({ id, state, amount, content, closes_at, is_test: test }: StoredQrCode): QrCode {
  const isOpen = state === 'open'
  return {
    _id: id,
    state: state === 'refused' || state === 'asked' ? 'closed' : state,
    amount: rupeesFromPaise(amount),
    content: isOpen ? content : null,
    closesAt: closes_at.toISOString(),
    test,
  }
}
