/** Path prefix under which uploads are served. */
export const uploadsPrefix = '/uploads/'

const video = /^[0-9a-f]{64}\.(mp4|webm)$/
const sheet = /^[0-9a-f]{64}-\d{1,9}\.pdf$/
const pictureSize = /^[0-9a-f]{24}-\d{1,5}x\d{1,5}-[0-9a-f]{9}\/\d{1,5}\.(avif|webp)$/

/** Returns whether the shop gives this name to a file: a video, a data sheet, a size of a picture. */
export function isFileName(file: string): boolean {
  return video.test(file) || pictureSize.test(file) || sheet.test(file)
}

/** Videos are played in parts, and large: they are not brought near. */
export function isVideoName(file: string): boolean {
  return video.test(file)
}

/** Returns the name that a file is stored under: its own, or that of its picture. */
export function keptNameOf(file: string): string {
  return file.split('/', 1)[0] ?? ''
}
