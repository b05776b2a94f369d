/**
 * A picture that comes in several sizes. All of it is in the address, so that every answer stays a plain URL that works
 * alone: `<root>/<hash>-<width>x<height>-<colours>/<size>.<format>`.
 */
export interface SizedPicture {
  /** The address without size and format. */
  base: string
  /** Of the largest size, in pixels. */
  width: number
  height: number
  /** The sizes that there are: widths in pixels, ascending. */
  widths: readonly number[]
  /** A CSS background that looks like the picture from afar, until it has come. */
  placeholder: string
}

/** Widths in pixels that pages use, between a thumbnail and a screen's width. */
const steps = [160, 320, 480, 640, 960, 1280, 1600] as const
const widestPx = 2400
/** Banners run over the whole screen: their thumbnails are cut out of a wider one. */
const bannerRatio = 1.6
const bannerStepMin = 320

/** The widths in which a picture of this size is kept; a step just below its own width would be nearly the same. */
export function widthsOf(width: number, height: number): number[] {
  const own = Math.min(width, widestPx)
  const least = width / height > bannerRatio ? bannerStepMin : 0
  return [...steps.filter((step) => step >= least && step <= own * 0.9), own]
}

/** The width that a picture's plain address shows: a middle one. */
export function plainWidth(width: number, height: number): number {
  const most = width / height > bannerRatio ? 1280 : 640
  return widthsOf(width, height).findLast((each) => each <= most) ?? Math.min(width, widestPx)
}

const address =
  /^(\/(?:pictures|uploads)\/[0-9a-f]{24}-(\d{1,5})x(\d{1,5})-([0-9a-f]{3})([0-9a-f]{3})([0-9a-f]{3}))\/\d+\.webp$/

/** Reads a picture's address; undefined where it has but one size (drawings, pictures from elsewhere). */
export function sizedPicture(url: string): SizedPicture | undefined {
  const [, base, width, height, start, middle, end] = address.exec(url) ?? []
  if (base === undefined) return undefined
  const size = { width: Number(width), height: Number(height) }
  const isBanner = size.width / size.height > bannerRatio
  const placeholder = isBanner
    ? `linear-gradient(90deg,#${start},#${middle},#${end})`
    : `radial-gradient(closest-side,#${middle},#${start})`
  return { base, ...size, widths: widthsOf(size.width, size.height), placeholder }
}

/** A `srcset` in one format, up to the first size that is at least `most` pixels wide. */
export function srcSetOf({ base, widths }: SizedPicture, format: 'avif' | 'webp', most: number): string {
  const enough = widths.findIndex((width) => width >= most)
  const used = enough < 0 ? widths : widths.slice(0, enough + 1)
  return used.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')
}

/** The largest size of a picture, for whoever shows it by itself or passes it on. */
export function largestSize(url: string): string {
  const picture = sizedPicture(url)
  return picture ? `${picture.base}/${picture.widths.at(-1)}.webp` : url
}
