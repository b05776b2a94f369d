import { qrLimits } from '../../../../shared/qr-limits.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { findQrOffer, keepQrOffer } from '../../payments/qr-queries.ts'

/**
 * Returns whether the shop's account at the provider has QR codes, as the provider says or said within the hour. False where there is
 * no account, or it gives no answer and never gave one.
 */
export async function isQrOffered(shop: PayingShop): Promise<boolean> {
  const { provider, db } = shop
  if (provider.isOff) return false
  const keyId = await provider.keyId()
  const known = await findQrOffer(db, keyId)
  const now = shop.clock()
  if (known && now.getTime() - known.asked_at.getTime() < qrLimits.offerMinutes * 60_000) return known.is_offered
  try {
    const isOffered = await provider.offersQrCodes()
    await keepQrOffer(db, { key_id: keyId, is_offered: isOffered, asked_at: now })
    return isOffered
  } catch (error) {
    shop.log.warn({ err: error }, 'the provider could not be asked whether it has QR codes')
    return known?.is_offered ?? false
  }
}

/** Keeps that the account has none after all: the provider refused to make one. */
export async function noteNoQrCodes(shop: PayingShop): Promise<void> {
  const key_id = await shop.provider.keyId()
  await keepQrOffer(shop.db, { key_id, is_offered: false, asked_at: shop.clock() })
}
