/** Reads the code in a picture; null where there is none. */
export type Decode = (source: HTMLVideoElement | ImageBitmap) => Promise<string | null>

/** Reads the code in the points of a picture. */
export type ReadPoints = (points: ImageData) => Promise<string | null>

interface NativeDetector {
  detect: (source: ImageBitmapSource) => Promise<{ rawValue: string }[]>
}
type NativeDetectors = {
  new (options: { formats: string[] }): NativeDetector
  getSupportedFormats: () => Promise<string[]>
}

const native = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128']
const longSide = 1280

/** The browser's own reader where it has one; else what `openOther` loads with the first scan. */
export async function openDecoder(openOther: () => Promise<ReadPoints>): Promise<Decode> {
  const { BarcodeDetector: Detector } = window as { BarcodeDetector?: NativeDetectors }
  const known = Detector ? await Detector.getSupportedFormats().catch(() => []) : []
  if (Detector && native.every((format) => known.includes(format))) {
    const detector = new Detector({ formats: native })
    return async (source) => (await detector.detect(source))[0]?.rawValue ?? null
  }
  const read = await openOther()
  const canvas = document.createElement('canvas')
  return async (source) => {
    const points = drawOn(canvas, source)
    return points ? read(points) : null
  }
}

/** Reads the code in a photograph. */
export async function readPhoto(photo: Blob, open: () => Promise<Decode>): Promise<string | null> {
  const [decode, picture] = await Promise.all([open(), createImageBitmap(photo)])
  return decode(picture)
}

function drawOn(canvas: HTMLCanvasElement, source: HTMLVideoElement | ImageBitmap): ImageData | undefined {
  const [width, height] =
    source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height]
  if (width === 0) return undefined
  const scale = Math.min(1, longSide / Math.max(width, height))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height)
}
