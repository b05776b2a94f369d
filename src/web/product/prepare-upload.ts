import { failures } from '../../shared/copy/failures.ts'
import { limits } from '../../shared/limits.ts'
import { shrinkPicture } from '../../ui/shrink-picture.ts'

/** A file that can be sent, or the sentence why it cannot. */
export type Fitting = { file: File } | { problem: string }

/** Makes a picture that is too large for the shop smaller, as a telephone's photograph is; a video is sent as it is. */
export async function fittingFile(file: File): Promise<Fitting> {
  if (file.type.startsWith('video/')) {
    return file.size > limits.uploadVideoBytes ? { problem: failures.videoTooLarge } : { file }
  }
  if (!file.type.startsWith('image/')) return { problem: failures.wrongMedia }
  if (file.size <= limits.uploadImageBytes && !(await hasTooManyPixels(file))) return { file }
  try {
    const smaller = await shrinkPicture(file, limits.uploadImageSidePx)
    return { file: new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: smaller.type }) }
  } catch {
    return { problem: file.size > limits.uploadImageBytes ? failures.imageTooLarge : failures.brokenMedia }
  }
}

/** Returns whether a picture has too many pixels; false for one that the browser cannot open: the shop judges it. */
async function hasTooManyPixels(file: File): Promise<boolean> {
  try {
    const { width, height } = await createImageBitmap(file)
    return width * height > limits.uploadImagePixels
  } catch {
    return false
  }
}
