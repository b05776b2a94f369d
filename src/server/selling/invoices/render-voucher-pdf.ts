import { drawnInTurn, type PaperFor } from '../../platform/pdf/draw-in-turn.ts'
import type { drawVouchers, VoucherToDraw } from './pdf/draw-vouchers.ts'

/** Draws several vouchers as one PDF, on A4 where nothing else is said. Throws as drawnInTurn says. */
export const printVouchers = drawnInTurn<typeof drawVouchers>(
  new URL('./pdf/draw-vouchers.ts', import.meta.url),
  'drawVouchers',
)

/** A voucher as a PDF on A4; without somebody who waits for it: for a mail. */
export function printVoucher(voucher: VoucherToDraw, by: PaperFor = { who: 'mail' }): Promise<Buffer> {
  return printVouchers(by, [voucher])
}
