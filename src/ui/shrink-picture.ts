/** A part of a picture, in its pixels. */
export interface Cut {
  x: number
  y: number
  width: number
  height: number
}

const quality = 0.9

/**
 * Draws a picture, or a part of it, as a JPEG whose longer side has `longest` px at most: a photograph of ten megabytes goes
 * through a slow line so. Throws where the browser cannot open it.
 */
export async function shrinkPicture(
  source: Blob,
  longest: number,
  cutOf: (picture: ImageBitmap) => Cut = whole,
): Promise<Blob> {
  const bitmap = await createImageBitmap(source)
  const cut = cutOf(bitmap)
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

function whole({ width, height }: ImageBitmap): Cut {
  return { x: 0, y: 0, width, height }
}
