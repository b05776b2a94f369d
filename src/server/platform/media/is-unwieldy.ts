import { limits } from '../../../shared/limits.ts'
import { serverLimits } from '../../../shared/server-limits.ts'

/**
 * Returns whether a picture of this size would cost more to unpack than any that people make: by pixels, by its longest side, by
 * its shape.
 */
export function isUnwieldy({ width, height }: { width: number; height: number }): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return (
    width * height > limits.uploadImagePixels ||
    long > serverLimits.pictureSideMax ||
    long > short * serverLimits.pictureRatioMax
  )
}
