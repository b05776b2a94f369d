/** A square of a picture, or all of it (null): fractions of its width and height. */
export interface Square {
  left: number
  top: number
  /** Of the shorter side. */
  size: number
}

const longest = 2000
const quality = 0.9

/**
 * A picture from this device or of this shop as a JPEG of at most 2000 px, cut out where that is wanted: a photograph of ten megabytes
 * goes through a slow line so. Throws where the browser cannot open it.
 */
export async function readyPicture(source: Blob, square: Square | null): Promise<Blob> {
  const bitmap = await createImageBitmap(source)
  const cut = square ? squareOf(bitmap, square) : { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
  const scale = Math.min(1, longest / Math.max(cut.width, cut.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(cut.width * scale))
  canvas.height = Math.max(1, Math.round(cut.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  // what is transparent would be black in a JPEG
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  if (!blob) throw new Error('this browser writes no JPEG')
  return blob
}

function squareOf({ width, height }: ImageBitmap, { left, top, size }: Square) {
  const side = Math.min(width, height) * size
  return { x: (width - side) * left, y: (height - side) * top, width: side, height: side }
}
