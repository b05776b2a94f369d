import { type Cut, shrinkPicture } from '../../../ui/shrink-picture.ts'

/** A square of a picture, or all of it (null): fractions of its width and height. */
export interface Square {
  left: number
  top: number
  /** Of the shorter side. */
  size: number
}

const longest = 2000

/**
 * A picture from this device or of this shop as a JPEG of at most 2000 px, cut out where that is wanted. Throws where the
 * browser cannot open it.
 */
export function readyPicture(source: Blob, square: Square | null): Promise<Blob> {
  return shrinkPicture(source, longest, square ? (picture) => squareOf(picture, square) : undefined)
}

function squareOf({ width, height }: ImageBitmap, { left, top, size }: Square): Cut {
  const side = Math.min(width, height) * size
  return { x: (width - side) * left, y: (height - side) * top, width: side, height: side }
}
