import type { BarcodeKind } from '../../../shared/barcodes/read-barcode.ts'

/** Modules that stay white before and after a code (GS1 General Specifications 5.2.3.4, 5.3.2.2, 5.4.3). */
const quiet: Record<BarcodeKind, { before: number; after: number }> = {
  ean13: { before: 11, after: 7 },
  upca: { before: 11, after: 9 },
  ean8: { before: 7, after: 7 },
  itf14: { before: 10, after: 10 },
  code128: { before: 10, after: 10 },
}

/**
 * Millimetres: below, cheap scanners and phones fail. A quarter of a millimetre is two dots of a label printer; the 0.264 that
 * GS1 names cannot be printed evenly there.
 */
const narrowest = 0.248
/** Above, a code is longer than what scanners see. */
const widest = 0.5

/** Place of a code in its room: the width of a module, and the white space before the first bar, in millimetres. */
export interface FittedCode {
  module: number
  before: number
}

/**
 * The widest modules with which a code of so many of them fits into a room with its white, in whole dots of the printer, so that
 * every bar comes out as wide as it should be. Undefined: it cannot be printed that small.
 */
export function fitCode(kind: BarcodeKind, modules: number, room: number, dot: number): FittedCode | undefined {
  const { before, after } = quiet[kind]
  const all = modules + before + after
  const dots = Math.floor(Math.min(room / all, widest) / dot + 1e-9)
  const module = dots * dot
  if (module < narrowest) return undefined
  // what is left over goes to both sides
  return { module, before: before * module + (room - all * module) / 2 }
}
