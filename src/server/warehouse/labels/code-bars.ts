import bwip from 'bwip-js/node'
import type { ReadCode } from '../../../shared/barcodes/read-barcode.ts'

/** A UPC-A has the bars of the EAN-13 that begins with 0. */
const encoders = { ean13: 'ean13', upca: 'ean13', ean8: 'ean8', itf14: 'itf14', code128: 'code128' } as const

/** The bars of a code and the white between them, in modules: bar, white, bar … bar. */
export function barsOf({ code, kind }: ReadCode): number[] {
  const [symbol] = bwip.raw(encoders[kind], code)
  if (!symbol || !('sbs' in symbol)) throw new Error(`${kind} ${code} has no bars`)
  return symbol.sbs
}
