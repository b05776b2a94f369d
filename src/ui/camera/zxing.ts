import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import file from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { ReadPoints } from './decode.ts'

/** ZXing, loaded from the shop itself: for browsers that read no codes. */
export function openZxing(): ReadPoints {
  prepareZXingModule({ overrides: { locateFile: () => file } })
  return async (points) => {
    const formats = ['EAN13', 'EAN8', 'UPCA', 'ITF', 'Code128'] as const
    const [found] = await readBarcodes(points, { formats: [...formats], maxNumberOfSymbols: 1, tryHarder: true })
    return found?.text ?? null
  }
}
