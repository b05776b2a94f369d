import type { Sharp } from 'sharp'

const across = 12

/**
 * Three colours of three hexadecimal digits each, for what stands in a picture's place until it has come: of a banner
 * its left, middle and right, of others the corners, the middle, and the corners again.
 */
export async function placeholderColours(picture: Sharp): Promise<string> {
  const { width = 1, height = 1 } = await picture.metadata()
  const pixels = await picture.resize(across, across, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const mean = (isIn: (x: number, y: number) => boolean) => meanColour(pixels, isIn)
  const third = (index: number) => mean((x) => Math.floor((x * 3) / across) === index)
  if (width / height > 1.6) return [0, 1, 2].map(third).join('')
  const corners = mean((x, y) => x % (across - 1) === 0 && y % (across - 1) === 0)
  const middle = mean((x, y) => Math.max(Math.abs(x - 5.5), Math.abs(y - 5.5)) < 3)
  return corners + middle + corners
}

function meanColour(pixels: Buffer, isIn: (x: number, y: number) => boolean): string {
  const sums = [0, 0, 0]
  let count = 0
  for (let at = 0; at < across * across; at++) {
    if (!isIn(at % across, Math.floor(at / across))) continue
    count += 1
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[at * 3 + channel] ?? 0)
  }
  const digits = sums.map((sum) => Math.round(sum / count / 17))
  // so few digits would tint what is nearly white
  return digits.every((digit) => digit >= 14) ? 'fff' : digits.map((digit) => digit.toString(16)).join('')
}
