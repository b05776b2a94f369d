import * as z from 'zod/mini'
import { askInTurn, inPath } from './ask-in-turn.ts'
import type { NewProviderQrCode, PaymentProvider, ProviderPayment, ProviderQrCode } from './payment-provider.ts'
import { ProviderRefused } from './provider-failure.ts'
import {
  callProvider,
  isTestKey,
  type ProviderAccount,
  type ProviderRequest,
  type WireOptions,
} from './provider-wire.ts'
import { collectionOf, type PaymentEntity, QrCodeEntity, readPayment } from './razorpay-entities.ts'

const qrCodes = '/v1/payments/qr_codes'

interface Accounts {
  own: () => Promise<ProviderAccount>
  all: () => Promise<ProviderAccount[]>
  options: WireOptions
}

type Calls = Pick<PaymentProvider, 'offersQrCodes' | 'createQrCode' | 'closeQrCode'>

/** Returns the calls about QR codes: new ones are made in the shop's own account, and closed in the one that they are in. */
export function qrCodesAt({ own, all, options }: Accounts): Calls {
  const call = async (account: ProviderAccount, request: ProviderRequest) =>
    qrCodeAt(await callProvider(account, request, QrCodeEntity, options), account)
  return {
    offersQrCodes: async () => {
      const request = { method: 'GET', path: `${qrCodes}?count=1` } as const
      try {
        await callProvider(await own(), request, collectionOf(z.unknown()), options)
        return true
      } catch (error) {
        if (error instanceof ProviderRefused) return false
        throw error
      }
    },
    createQrCode: async (code) => call(await own(), { method: 'POST', path: qrCodes, body: bodyOf(code) }),
    closeQrCode: async (id) =>
      askInTurn(await all(), (each) => call(each, { method: 'POST', path: `${qrCodes}/${inPath(id)}/close` })),
  }
}

function bodyOf({ amount, closeBy, description, notes }: NewProviderQrCode): object {
  return {
    ...{ type: 'upi_qr', usage: 'single_use', fixed_amount: true, payment_amount: amount },
    close_by: Math.ceil(closeBy.getTime() / 1000),
    ...{ description, notes },
  }
}

function qrCodeAt(code: z.output<typeof QrCodeEntity>, { keyId }: ProviderAccount): ProviderQrCode {
  return { id: code.id, status: code.status, content: code.image_content ?? null, isTest: isTestKey(keyId) }
}

/** Returns the path of the newest payments by a QR code. */
export function pathOfPayments(id: string, most: number): string {
  return `${qrCodes}/${inPath(id)}/payments?count=${most}`
}

/** Reads payments by a QR code: they say themselves of no order, and not of which code they are. */
export function readPaid(qrCodeId: string) {
  return ({ items }: { items: z.output<typeof PaymentEntity>[] }): ProviderPayment[] =>
    items.map((item) => ({ ...readPayment(item), qrCodeId }))
}
